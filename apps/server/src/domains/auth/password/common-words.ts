/**
 * What people begin a password with when they are told to use letters, digits and a symbol, without the digits and
 * symbols around it. Written in small letters, in one text, so that the list takes one line of memory and no request.
 */
const PACKED = `password passwort passwd passw pass pwd secret geheim admin administrator root user guest test tester testing
login letmein welcome welkom access master mastermind monkey dragon football baseball basketball soccer hockey superman
batman spiderman starwars pokemon princess sunshine shadow michael jordan michelle jennifer jessica ashley daniel
andrew joshua thomas robert charlie george hunter ranger buster tigger ginger pepper summer winter spring autumn
january february march april june july august september october november december monday tuesday wednesday thursday
friday saturday sunday iloveyou loveyou iloveu lovely love flower freedom forever family friends computer internet
google facebook apple samsung huawei xiaomi tencent alibaba taobao weixin wechat android windows microsoft office
oracle mysql postgres server system default temp temporary changeme change newpass mypass mypassword company company
enterprise corp demo sample example student teacher learner learning school college training manager employee staff
qwerty qwertyuiop qwertz azerty asdf asdfgh asdfghjkl zxcv zxcvb zxcvbn zxcvbnm qwer qwert qaz wsx edc rfv qazwsx
qazwsxedc zaqwsx zaqxsw qweasd qweasdzxc asdqwe asdzxc abc abcd abcde abcdef abcdefg aaa aaaa aaaaaa abcabc aabbcc
abcdefgh xyz xxx xxxx qqq qqqq www wwww zzz zzzz hello hallo nihao hellohello woaini woaiwo woaiwojia aini woshi
wodemima mima woaizhongguo zhongguo china beijing shanghai guangzhou shenzhen hongkong taiwan taipei jakarta bandung
surabaya indonesia vietnam hanoi saigon matkhau anhyeuem emyeuanh katasandi rahasia sayang cinta bismillah london
paris newyork america canada australia germany berlin laopo laogong baobao xiaoxiao wang zhang zhao chen liu yang
huang zhou nguyen tran pham hoang budi agus dewi yingyong guanli guanliyuan yonghu xuexi peixun gongsi happy lucky
smile money dollar million diamond silver golden orange banana cookie cheese chocolate coffee tiger lion eagle
falcon panda rabbit turtle horse killer warrior knight ninja samurai legend phoenix thunder lightning storm matrix
trustno trustnoone whatever nothing something anything people person power energy engine maverick mustang corvette
ferrari porsche mercedes toyota honda yamaha harley chelsea liverpool arsenal barcelona madrid juventus manchester
yankees cowboys lakers eagles steelers packers purple yellow green black white blue red pink snoopy mickey minnie
donald garfield doraemon naruto goku sakura hannah sophie oliver jasmine vanessa nicole amanda melissa brandon
justin anthony matthew william richard patrick steven martin victor peter david james john mary anna maria lisa
linda susan karen nancy helen laura sarah emily grace alice julia diana angel angela heaven jesus christ god bible
church faith peace secure security safety safe private public network router switch cisco linux ubuntu debian docker
backup database website support service helpdesk contact office account finance sales marketing
`

const WORDS: ReadonlySet<string> = new Set(PACKED.split(/\s+/).filter(Boolean))

export const isCommonWord = (word: string): boolean => WORDS.has(word)
