import { kernelLinks } from '@sands/contract/kernel/kernel.links'
import type { DemoCatalogue } from './demo-course.kind.ts'

const CULTURE = '新人入门/公司与文化/企业文化'
const SAFETY = '门店运营/安全与合规'
const SERVICE = '门店运营/服务与销售'
const STOCK = '门店运营/库存与收银'
const SELF = '管理能力/个人效率'

export const CHINESE_COURSES: DemoCatalogue = {
  categories: [
    '新人入门',
    '新人入门/公司与文化',
    CULTURE,
    '新人入门/公司与文化/规章制度',
    '新人入门/入职第一周',
    '门店运营',
    SERVICE,
    `${SERVICE}/服务礼仪`,
    `${SERVICE}/商品陈列`,
    `${SERVICE}/销售技巧`,
    SAFETY,
    `${SAFETY}/消防安全`,
    `${SAFETY}/食品安全`,
    `${SAFETY}/信息安全`,
    STOCK,
    `${STOCK}/收银规范`,
    `${STOCK}/库存盘点`,
    '管理能力',
    '管理能力/带团队',
    '管理能力/带团队/新任店长',
    '管理能力/带团队/绩效沟通',
    SELF,
    `${SELF}/时间管理`,
    `${SELF}/表达与写作`,
    '数字技能',
    '数字技能/数据分析',
    '数字技能/研发入门',
  ],
  documents: [
    {
      name: '服务礼仪口袋书.pdf',
      sheets: [
        {
          title: '三步迎客',
          lines: [
            '看见：顾客进门三秒内抬头，目光相接。',
            '问候：说“您好”，不急着推销。',
            '靠近：顾客停下来超过十秒，再走过去。',
            '始终把通道让给顾客，不背对入口。',
          ],
        },
        {
          title: '遇到投诉',
          lines: [
            '先听完，不打断，不解释。',
            '复述一遍：“您是说……，对吗？”',
            '告诉顾客下一步是什么，什么时候有结果。',
            '当天把经过写进交接本。',
          ],
        },
        { title: '送客', lines: ['不论有没有成交，都送到门口。', '说“再见”时，看着对方。'] },
      ],
    },
    {
      name: '消防检查清单.pdf',
      sheets: [
        {
          title: '每日检查',
          lines: [
            '灭火器：压力指针在绿色区域，铅封完好。',
            '疏散通道：宽度不少于一米二，没有堆货。',
            '应急照明：按下测试键，亮满三十秒。',
            '配电箱：门关好，周围一米内没有纸箱。',
          ],
        },
        {
          title: '疏散演练',
          lines: [
            '每季度一次，营业前进行。',
            '分工：引导、清点、报警、断电。',
            '集合点在停车场东侧旗杆下。',
            '演练后十分钟内写下三个要改进的地方。',
          ],
        },
      ],
    },
    {
      name: '食品安全日常检查表.pdf',
      sheets: [
        {
          title: '冷柜与保质期',
          lines: [
            '冷藏零到四度，冷冻零下十八度以下，每四小时记录一次。',
            '先进先出：新货放后，旧货放前。',
            '临期三天的商品移到专区，当天下架过期商品。',
          ],
        },
        {
          title: '双手与台面',
          lines: ['接触食品前洗手二十秒。', '台面每两小时擦拭消毒。', '生熟分开，刀具分色。'],
        },
      ],
    },
    {
      name: '职场写作手册.pdf',
      sheets: [
        {
          title: '先说结论',
          lines: ['第一句话写你要对方做什么。', '第二句话写为什么。', '细节放在后面，给想看的人看。'],
        },
        {
          title: '一件事一段',
          lines: ['一段只说一件事。', '能用数字的地方不用形容词。', '写完读出声，读不顺的地方就是要改的地方。'],
        },
        { title: '邮件检查', lines: ['收件人对吗？', '附件带了吗？', '标题能看出要办什么吗？'] },
      ],
    },
    {
      name: '收银差错处理流程.pdf',
      sheets: [
        {
          title: '发现差错',
          lines: [
            '多收：当场退还，说明原因，致歉。',
            '少收：金额小于五元，登记后由门店承担。',
            '长短款：交班时两人清点，当面签字。',
          ],
        },
        { title: '退货', lines: ['凭小票或会员记录。', '原路退回，不退现金。', '超过七天请店长确认。'] },
      ],
    },
    {
      name: '店长三十天计划.pdf',
      sheets: [
        {
          title: '第一周：看和听',
          lines: ['和每位同事单独谈二十分钟。', '跟每个班次各站一天。', '先不改规矩，只记下来。'],
        },
        {
          title: '第二到四周：选一件事',
          lines: ['从记录里选一件最影响顾客的事。', '和团队一起定目标，写在白板上。', '每周五回顾，庆祝小进步。'],
        },
      ],
    },
  ],
  alone: [{ title: '本周一听：晨间音乐', sound: true, minutes: 1 }],
  courses: [
    {
      title: '新人第一课：认识沙丘',
      category: CULTURE,
      cover: 'camp',
      introduction: ['从第一家小店到今天，沙丘一直相信：把每一位新同事带好，就是把每一位顾客照顾好。'],
      points: ['知道公司从哪里来，要到哪里去', '认识学习平台，会找课、会学课', '完成入职第一周的五件事'],
      chapters: [
        {
          title: '欢迎你',
          coursewares: [
            { title: '欢迎加入沙丘', film: true, minutes: 1 },
            { title: '新员工入职指南', document: '新员工入职指南.pdf', minutes: 6, minSeconds: 30 },
          ],
        },
        {
          title: '上手平台',
          coursewares: [
            { title: '学习平台怎么用', link: kernelLinks.guide('zh-cn'), minutes: 3 },
            { title: '课前音乐：放松一下', sound: true, minutes: 1, isOptional: true },
          ],
        },
      ],
      isInOrder: true,
      publishedDays: 58,
      changedDays: 20,
      interest: 0.96,
      stamina: 0.95,
      learner: [4, 0],
      comments: [
        '内容不长，但每一条都用得上，推荐新人第一天就看。',
        '入职指南写得很清楚，第一周没有慌。',
        '视频拍得真好看。',
      ],
    },
    {
      title: '门店安全第一课',
      category: SAFETY,
      cover: 'safety',
      introduction: ['安全没有小事。这门课把每天开门前要确认的事讲清楚，也告诉你真的遇到火情时第一步做什么。'],
      points: ['会做开门前的安全巡查', '记住火情四步', '能带领顾客从安全通道离开'],
      chapters: [
        {
          title: '开门之前',
          coursewares: [
            { title: '门店安全手册', document: '门店安全手册.pdf', minutes: 8, minSeconds: 60 },
            { title: '巡查路线示范', film: true, minutes: 1 },
          ],
        },
        {
          title: '万一发生',
          coursewares: [
            { title: '看图找隐患', pictures: ['fire', 'safety', 'stock', 'lamp'], minutes: 4 },
            { title: '消防检查清单', document: '消防检查清单.pdf', minutes: 7, minSeconds: 60 },
          ],
        },
        { title: '补充', coursewares: [{ title: '安全广播提示音', sound: true, minutes: 1, isOptional: true }] },
      ],
      isInOrder: true,
      isWatchedThrough: true,
      publishedDays: 52,
      changedDays: 9,
      interest: 0.9,
      stamina: 0.86,
      learner: [1, 58],
      comments: ['按顺序学很有必要，看完手册再看视频印象更深。', '看图找隐患很有意思，我们店真有一处。'],
    },
    {
      title: '让顾客记住你：服务礼仪',
      category: `${SERVICE}/服务礼仪`,
      cover: 'service',
      introduction: ['好的服务不是背话术，是让人舒服。三个动作，从进门到送客。'],
      points: ['三步迎客', '遇到投诉时先听完', '让顾客愿意再来'],
      chapters: [
        {
          title: '',
          coursewares: [
            { title: '一天的开始', film: true, minutes: 1 },
            { title: '服务礼仪口袋书', document: '服务礼仪口袋书.pdf', minutes: 9, minSeconds: 45 },
            { title: '站姿与手势图解', pictures: ['service', 'display', 'prize'], minutes: 3 },
            { title: '听一听：语气的差别', sound: true, minutes: 1 },
          ],
        },
      ],
      publishedDays: 45,
      changedDays: 3,
      interest: 0.78,
      stamina: 0.84,
      learner: [2, 33],
      comments: ['“先听完，不打断”，做到真的不容易。', '口袋书打印出来贴在休息室了。'],
    },
    {
      title: '商品陈列的七个细节',
      category: `${SERVICE}/商品陈列`,
      cover: 'display',
      introduction: ['同样的商品，换个摆法就不一样。用图片一张张看。'],
      points: ['黄金视线的高度', '关联陈列', '补货与整面'],
      chapters: [
        {
          title: '看图学陈列',
          coursewares: [
            { title: '入口与动线', pictures: ['display', 'service', 'camp'], minutes: 3 },
            { title: '货架上的层次', pictures: ['stock', 'prize', 'till', 'food'], minutes: 4 },
            { title: '换季陈列记录', pictures: ['rest', 'reading'], minutes: 2 },
          ],
        },
      ],
      publishedDays: 38,
      interest: 0.55,
      stamina: 0.82,
      learner: [3, 0],
      comments: ['图片清楚，一看就会。'],
    },
    {
      title: '消防安全与应急疏散',
      category: `${SAFETY}/消防安全`,
      cover: 'fire',
      introduction: ['每季度一次的疏散演练，怎样做才不是走过场。'],
      points: ['会用灭火器', '分得清四个分工', '知道集合点在哪里'],
      chapters: [
        {
          title: '检查',
          coursewares: [{ title: '消防检查清单', document: '消防检查清单.pdf', minutes: 7, minSeconds: 60 }],
        },
        {
          title: '演练',
          coursewares: [
            { title: '演练现场', film: true, minutes: 1 },
            { title: '疏散路线图', pictures: ['fire', 'safety'], minutes: 2 },
          ],
        },
      ],
      isInOrder: true,
      publishedDays: 33,
      interest: 0.62,
      stamina: 0.8,
    },
    {
      title: '食品安全日常检查',
      category: `${SAFETY}/食品安全`,
      cover: 'food',
      introduction: ['冷柜、保质期、双手和台面：每天四件小事，守住入口的安全。'],
      points: ['冷藏与冷冻的温度', '先进先出', '生熟分开'],
      chapters: [
        {
          title: '',
          coursewares: [
            { title: '日常检查表', document: '食品安全日常检查表.pdf', minutes: 7, minSeconds: 45 },
            { title: '食品安全国家标准查询', link: 'https://www.nhc.gov.cn/', minutes: 3, isOptional: true },
          ],
        },
      ],
      publishedDays: 30,
      changedDays: 6,
      interest: 0.5,
      stamina: 0.88,
    },
    {
      title: '信息安全人人有责',
      category: `${SAFETY}/信息安全`,
      cover: 'secrets',
      introduction: ['密码、钓鱼邮件、顾客资料：三个最常见的漏洞，三个简单的习惯。'],
      points: ['认出钓鱼邮件', '保护顾客资料', '离开座位先锁屏'],
      chapters: [
        {
          title: '',
          coursewares: [
            { title: '一封奇怪的邮件', film: true, minutes: 1 },
            { title: '找一找：桌面上的泄密', pictures: ['secrets', 'code', 'data'], minutes: 3 },
            { title: '隐私政策', link: '/privacyPolicy', minutes: 4 },
          ],
        },
      ],
      isInOrder: true,
      isWatchedThrough: true,
      publishedDays: 27,
      interest: 0.7,
      stamina: 0.92,
      learner: [3, 0],
      comments: ['现在收到链接会先看一眼发件人了。'],
    },
    {
      title: '收银规范与差错处理',
      category: `${STOCK}/收银规范`,
      cover: 'till',
      introduction: ['收银台是顾客最后的印象。规范做得好，差错就少一半。'],
      points: ['唱收唱付', '长短款怎么办', '退货流程'],
      chapters: [
        {
          title: '规范',
          coursewares: [{ title: '标准收银动作', film: true, minutes: 1 }],
        },
        {
          title: '差错',
          coursewares: [{ title: '收银差错处理流程', document: '收银差错处理流程.pdf', minutes: 6, minSeconds: 30 }],
        },
      ],
      publishedDays: 24,
      changedDays: 2,
      interest: 0.58,
      stamina: 0.86,
      learner: [0, 41],
    },
    {
      title: '库存盘点不加班',
      category: `${STOCK}/库存盘点`,
      cover: 'stock',
      introduction: ['把大盘点拆成每天十分钟的小盘点。'],
      points: ['分区编号', '每日抽盘', '差异追踪'],
      chapters: [
        {
          title: '',
          coursewares: [
            { title: '十分钟抽盘法', film: true, minutes: 1 },
            { title: '分区示意图', pictures: ['stock', 'data'], minutes: 2 },
          ],
        },
      ],
      publishedDays: 21,
      interest: 0.34,
      stamina: 0.8,
    },
    {
      title: '新任店长的头三十天',
      category: '管理能力/带团队/新任店长',
      cover: 'leader',
      introduction: ['从优秀店员到店长，最难的是少做一点、多看一点。'],
      points: ['第一周只看和听', '选一件事做透', '和每位同事谈一次'],
      chapters: [
        {
          title: '准备',
          coursewares: [
            { title: '店长三十天计划', document: '店长三十天计划.pdf', minutes: 9, minSeconds: 60 },
            { title: '前辈的话', sound: true, minutes: 1 },
          ],
        },
        { title: '行动', coursewares: [{ title: '第一次晨会', film: true, minutes: 1 }] },
      ],
      only: { departments: ['人力资源部'], posts: ['店长', '区域经理'] },
      publishedDays: 40,
      interest: 0.8,
      stamina: 0.85,
      comments: ['第一周只看和听，对我帮助最大。'],
    },
    {
      title: '绩效沟通：说清楚，听明白',
      category: '管理能力/带团队/绩效沟通',
      cover: 'talk',
      introduction: ['一次好的绩效沟通，应该让两个人都松一口气。'],
      points: ['事实与评价分开', '多问少说', '约定下一步'],
      chapters: [
        {
          title: '',
          coursewares: [
            { title: '一段真实的对话', sound: true, minutes: 1 },
            { title: '再听一遍：哪里可以更好', sound: true, minutes: 1 },
            { title: '沟通前的准备', film: true, minutes: 1 },
          ],
        },
      ],
      publishedDays: 18,
      interest: 0.42,
      stamina: 0.78,
      learner: [1, 0],
    },
    {
      title: '时间管理：把一天用好',
      category: `${SELF}/时间管理`,
      cover: 'time',
      introduction: ['不是把日程排满，而是把重要的事放在精力最好的时候。'],
      points: ['一天三件事', '番茄钟', '学会说不'],
      chapters: [
        {
          title: '',
          coursewares: [
            { title: '通勤路上听', sound: true, minutes: 1 },
            { title: '一天三件事', film: true, minutes: 1 },
          ],
        },
      ],
      publishedDays: 15,
      interest: 0.48,
      stamina: 0.84,
    },
    {
      title: '会写的人更轻松：职场写作',
      category: `${SELF}/表达与写作`,
      cover: 'writing',
      introduction: ['邮件、通知、周报，三种文体，一个原则：先说结论。'],
      points: ['先说结论', '一件事一段', '发出之前的三个问题'],
      chapters: [
        {
          title: '',
          coursewares: [
            { title: '职场写作手册', document: '职场写作手册.pdf', minutes: 11, minSeconds: 90 },
            { title: '范文朗读', sound: true, minutes: 1, isOptional: true },
          ],
        },
      ],
      publishedDays: 12,
      changedDays: 1,
      interest: 0.44,
      stamina: 0.86,
      learner: [0, 66],
      comments: ['“先说结论”，主管说我的周报好读多了。'],
    },
    {
      title: '数据看板入门',
      category: '数字技能/数据分析',
      cover: 'data',
      introduction: ['看懂门店的四个数字：客流、成交率、客单价、复购。'],
      points: ['四个数字怎么看', '周环比与同比', '从数字到行动'],
      chapters: [
        {
          title: '',
          coursewares: [
            { title: '图表怎么读', link: 'https://www.w3.org/WAI/tutorials/images/complex/', minutes: 4 },
            { title: '四个数字', pictures: ['data', 'till'], minutes: 2 },
          ],
        },
      ],
      publishedDays: 10,
      interest: 0.4,
      stamina: 0.75,
    },
    {
      title: '前端组新人地图',
      category: '数字技能/研发入门',
      cover: 'code',
      introduction: ['研发同事的入门地图：代码在哪里，问题问谁，怎样第一次提交。'],
      points: ['跑起来', '改一行', '提交它'],
      chapters: [
        {
          title: '',
          coursewares: [
            { title: 'MDN 学习区', link: 'https://developer.mozilla.org/zh-CN/', minutes: 5 },
            { title: '第一次提交', film: true, minutes: 1 },
          ],
        },
      ],
      only: { departments: ['技术研发部'] },
      publishedDays: 8,
      interest: 0.85,
      stamina: 0.8,
    },
    {
      title: '早安沙丘：课前音乐',
      category: '新人入门/入职第一周',
      cover: 'sound',
      introduction: ['每天开始学习之前，先静下来二十秒。'],
      points: ['放松', '专注'],
      chapters: [{ title: '', coursewares: [{ title: '新人课前音乐', sound: true, minutes: 1 }] }],
      publishedDays: 5,
      interest: 0.36,
      stamina: 0.9,
    },
    {
      title: '旧版收银系统操作',
      category: `${STOCK}/收银规范`,
      cover: 'rest',
      introduction: ['旧版收银系统的日常操作。系统升级后已下架。'],
      points: ['开机与交班', '打印小票'],
      chapters: [
        {
          title: '',
          coursewares: [
            { title: '旧系统开机', film: true, minutes: 1 },
            { title: '旧系统交班', film: true, minutes: 1 },
          ],
        },
      ],
      state: 'withdrawn',
      publishedDays: 57,
      interest: 0.4,
      stamina: 0.7,
      learner: [1, 25],
    },
    {
      title: '夏季促销备战',
      category: `${SERVICE}/销售技巧`,
      cover: 'prize',
      introduction: ['夏季促销的商品与话术。活动已结束。'],
      points: ['主推商品', '搭配话术'],
      chapters: [{ title: '', coursewares: [{ title: '主推商品图册', pictures: ['prize', 'rest'], minutes: 3 }] }],
      isRemoved: true,
      publishedDays: 56,
      interest: 0.5,
      stamina: 0.9,
      learner: [1, 0],
    },
    {
      title: '年终大促服务升级',
      category: `${SERVICE}/销售技巧`,
      cover: 'lamp',
      introduction: ['大促期间的排队、咨询与售后，提前演练一遍。'],
      points: ['高峰分流', '一句话答疑'],
      chapters: [{ title: '', coursewares: [{ title: '高峰时段', film: true, minutes: 1 }] }],
      state: 'scheduled',
      publishedDays: -3,
      interest: 0,
      stamina: 0,
    },
    {
      title: '读书会：一本书的一个晚上',
      category: `${SELF}/表达与写作`,
      cover: 'reading',
      introduction: ['还在准备中。'],
      points: [],
      chapters: [{ title: '', coursewares: [{ title: '领读：开场', sound: true, minutes: 1 }] }],
      state: 'draft',
      publishedDays: 0,
      interest: 0,
      stamina: 0,
    },
  ],
}
