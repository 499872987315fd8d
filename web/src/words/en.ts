import deal from '../../../crates/words/locales/en/deal.ftl?raw'
import hands from '../../../crates/words/locales/en/hands.ftl?raw'
import score from '../../../crates/words/locales/en/score.ftl?raw'
import server from '../../../crates/words/locales/en/server.ftl?raw'
import table from '../../../crates/words/locales/en/table.ftl?raw'
import web from '../../../crates/words/locales/en/web.ftl?raw'
import yaku from '../../../crates/words/locales/en/yaku.ftl?raw'

export default [deal, hands, score, server, table, web, yaku]
