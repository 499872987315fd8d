import deal from '../../../crates/words/locales/da/deal.ftl?raw'
import hands from '../../../crates/words/locales/da/hands.ftl?raw'
import score from '../../../crates/words/locales/da/score.ftl?raw'
import server from '../../../crates/words/locales/da/server.ftl?raw'
import table from '../../../crates/words/locales/da/table.ftl?raw'
import web from '../../../crates/words/locales/da/web.ftl?raw'
import yaku from '../../../crates/words/locales/da/yaku.ftl?raw'

export default [deal, hands, score, server, table, web, yaku]
