/** Chinese provinces and cities of their rank, by which people say where they come from; one after each `|`. */
export const PROVINCES =
  '北京|上海|天津|重庆|广东|浙江|江苏|山东|四川|湖北|湖南|河南|河北|福建|安徽|江西|陕西|辽宁|吉林|黑龙江|云南|贵州|广西|海南|甘肃|内蒙古|新疆|宁夏|青海|西藏|山西|台湾|香港|澳门';
/** "福岡市博多区", "天津市"; a supermarket, a smart city and a community end in the same characters. */
const PLACE =
  /^\p{Script=Han}{1,12}(?:(?<![超门門城都股夜])市|(?<![社园園地校病])[区區]|(?<!政)[县縣]|[町村]|(?<!各)県|東京都|京都府|大阪府)$/u;
/** "四川南充人". */
const ORIGIN = new RegExp(`^(?:${PROVINCES})(?:省|市)?\\p{Script=Han}{0,5}人$`, 'u');
/** "现居成都", "现住成都市武侯区". */
const DWELLING =
  /^(?:现居|现住|现居住|居住|家住|籍贯|在住)(?:于|地)?\p{Script=Han}{2,12}$|^\p{Script=Han}{2,8}在住$/u;
/** "1992年生". */
const BIRTH_YEAR = /^(?:19|20)\d{2}年(?:\d{1,2}月)?(?:\d{1,2}日)?(?:出生|生まれ|生)$/u;
/** "女儿六岁", "育有一子". */
const FAMILY =
  /^(?:(?:女儿|儿子|孩子|长子|长女|次子|次女)\p{Script=Han}{0,4}[岁歲]|育有.{1,6}|子供.{1,3}人)$/u;
/** "已婚已育". */
const STATUS = /^(?:已婚|未婚)(?:已育|未育|有子|有女|有孩)$/u;

/** Whether a piece of a header is a place as written in Chinese characters. */
export function isHanPlace(piece: string): boolean {
  return PLACE.test(piece);
}

/** Whether a piece of a header tells, in Chinese characters, of birth, home, origin or family. */
export function isHanPersonal(piece: string): boolean {
  if (piece.length > 24) return false;
  return [ORIGIN, DWELLING, BIRTH_YEAR, FAMILY, STATUS].some((pattern) => pattern.test(piece));
}
