import deal from '../../../crates/words/locales/ja/deal.ftl?raw'
import hands from '../../../crates/words/locales/ja/hands.ftl?raw'
import score from '../../../crates/words/locales/ja/score.ftl?raw'
import server from '../../../crates/words/locales/ja/server.ftl?raw'
import table from '../../../crates/words/locales/ja/table.ftl?raw'
import web from '../../../crates/words/locales/ja/web.ftl?raw'
import yaku from '../../../crates/words/locales/ja/yaku.ftl?raw'

export default [deal, hands, score, server, table, web, yaku]
