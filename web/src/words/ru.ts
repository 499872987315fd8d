import deal from '../../../crates/words/locales/ru/deal.ftl?raw'
import hands from '../../../crates/words/locales/ru/hands.ftl?raw'
import score from '../../../crates/words/locales/ru/score.ftl?raw'
import server from '../../../crates/words/locales/ru/server.ftl?raw'
import table from '../../../crates/words/locales/ru/table.ftl?raw'
import web from '../../../crates/words/locales/ru/web.ftl?raw'
import yaku from '../../../crates/words/locales/ru/yaku.ftl?raw'

export default [deal, hands, score, server, table, web, yaku]
