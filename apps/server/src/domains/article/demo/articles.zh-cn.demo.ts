import type { DemoShelf } from './demo-article.kind.ts'

const NEWS = '公司新闻'
const LEARN = '学习园地'
const RULES = '政策制度'

export const CHINESE_ARTICLES: DemoShelf = {
  categories: [
    NEWS,
    `${NEWS}/集团动态`,
    `${NEWS}/门店故事`,
    `${NEWS}/门店故事/新店开业`,
    `${NEWS}/门店故事/人物`,
    LEARN,
    `${LEARN}/读书笔记`,
    `${LEARN}/运营技巧`,
    `${LEARN}/运营技巧/陈列`,
    `${LEARN}/运营技巧/服务`,
    RULES,
    `${RULES}/人事`,
    `${RULES}/安全`,
  ],
  articles: [
    {
      title: '沙丘学院年度学习报告：我们一起走过的 41 万分钟',
      author: '沙丘学院',
      summary: '这一年，有人在通勤路上听完一门课，有人在闭店后重看了三遍盘点流程。数字背后，是每一个愿意多学一点的人。',
      category: `${NEWS}/集团动态`,
      cover: 'balloon',
      daysAgo: 3,
      views: 486,
      isPinned: true,
      isPublic: true,
      html: `<p>过去十二个月，全公司在学院里一共学习了 <strong>41 万分钟</strong>。如果由一个人来学，要从 2025 年的夏天一直学到 2026 年的春天，不吃不睡。</p>
<h2>三个让我们意外的数字</h2>
<ul><li>最受欢迎的学习时间是<strong>晚上九点四十分</strong>，正好是闭店之后</li><li>重看次数最多的一节课只有四分钟，讲的是怎么把收据递给顾客</li><li>每四位店长中，就有一位做过别人的助教</li></ul>
{picture}
<h2>接下来</h2>
<p>明年我们会把更多课程拍短、讲透，也会让每一分钟的学习都看得见、算得清。</p>
<blockquote>学习不是多出来的任务，是把今天的事做得比昨天轻松一点。</blockquote>
<p>谢谢每一位愿意打开课程的人。</p>`,
      opinions: {
        likes: 27,
        collects: 6,
        stars: [5, 5, 4, 5, 5, 4, 5],
        keepers: ['learner'],
        talks: [
          {
            who: 'staff03',
            text: '原来大家都是闭店之后学的，怪不得我九点半打开总有人在线 😄',
            likes: 12,
            replies: [
              { who: 'staff07', text: '闭店盘完货，听一节课刚好到家', likes: 4 },
              { who: 'author', text: '明年会多做适合路上听的音频课，敬请期待', likes: 9, to: 'staff07' },
              { who: 'staff03', text: '太好了！', to: 'author' },
            ],
          },
          { who: 'manager', text: '递收据那节课我让全区店长都看了，投诉真的少了。', likes: 15 },
          {
            who: 'learner',
            text: '我贡献了其中 600 分钟！明年目标翻倍。',
            likes: 7,
            replies: [{ who: 'teacher', text: '说到做到，我记下了 👍', likes: 3 }],
          },
          { who: 'staff11', text: '报告做得真漂亮，转给了新同事看。', likes: 2 },
        ],
      },
    },
    {
      title: '杭州湖滨店今天开门：一百天从图纸到第一位顾客',
      author: '门店运营部',
      summary: '从签约到开业整整一百天。店长说，最难的不是装修，是让每个新同事第一天就知道自己该站在哪里。',
      category: `${NEWS}/门店故事/新店开业`,
      cover: 'shop',
      daysAgo: 5,
      views: 312,
      html: `<p>早上八点半，湖滨店的卷帘门第一次升起。排在最前面的是一位带着孙女的老先生，他说在门口看了三个月施工，就想做第一个进来的人。</p>
<h2>一百天里做了什么</h2>
<ol><li>前三十天：定动线。货架图改了十一版</li><li>中间四十天：招人和带教。十二位新同事里有九位是第一次做零售</li><li>最后三十天：试营业，每晚复盘一小时</li></ol>
{picture}
<h3>店长的一句话</h3>
<blockquote>开业不是终点，是第一次月考。</blockquote>
<p>新店全部排班表和动线图已经放进学院，准备开店的同事可以直接拿去用。</p>`,
      opinions: {
        likes: 21,
        collects: 4,
        stars: [5, 4, 5, 5],
        talks: [
          {
            who: 'staff14',
            text: '我就是那十二个人里的一个！第一天腿都软了，现在闭着眼睛都能找到补货区。',
            likes: 18,
            replies: [{ who: 'staff02', text: '欢迎来上海区交流', likes: 2 }],
          },
          { who: 'staff21', text: '货架图改了十一版，太真实了', likes: 6 },
        ],
      },
    },
    {
      title: '橱窗只有七秒：一面玻璃怎么讲完一个季节',
      author: '韩若溪',
      summary: '路过的人平均看橱窗七秒。七秒够看清三样东西，多一样都是浪费。',
      category: `${LEARN}/运营技巧/陈列`,
      cover: 'compass',
      daysAgo: 8,
      views: 268,
      html: `<p>我在马路对面数过很多次：一个人从橱窗左边走到右边，目光停留平均七秒。</p>
<h2>七秒里放三样东西</h2>
<ul><li><strong>一个主角</strong>：只能有一件商品站在光里</li><li><strong>一种颜色</strong>：占到六成以上，别的都让开</li><li><strong>一句话</strong>：不超过八个字，走着也能读完</li></ul>
<h3>最常见的三个错误</h3>
<ol><li>什么都想放</li><li>价签比商品大</li><li>灯打在背景上</li></ol>
{picture}
<p>下次布置之前，先去马路对面站一分钟。<em>你看不清的，顾客也看不清。</em></p>`,
      opinions: {
        likes: 19,
        collects: 9,
        stars: [5, 5, 5, 4, 5],
        keepers: ['learner'],
        talks: [
          { who: 'staff08', text: '照着改了我们店的橱窗，当天就有顾客问主推那件。', likes: 11 },
          {
            who: 'staff17',
            text: '请问灯光色温有推荐吗？',
            likes: 1,
            replies: [{ who: 'teacher', text: '暖色商品 3000K，冷色商品 4000K，别混用。', likes: 8 }],
          },
        ],
      },
    },
    {
      title: '顾客发火时，前三十秒你在做什么',
      author: '顾清扬',
      summary: '投诉处理得好不好，三十秒就决定了一大半。不是话术，是顺序。',
      category: `${LEARN}/运营技巧/服务`,
      cover: 'lighthouse',
      daysAgo: 11,
      views: 341,
      html: `<p>我看过两千多段投诉录音。处理得好的和不好的，差别几乎都在前三十秒。</p>
<h2>正确的顺序</h2>
<ol><li><strong>停下手里的事</strong>，转过身来</li><li><strong>复述他说的事实</strong>，不是复述他的情绪</li><li><strong>说你接下来要做的一件小事</strong>，并且马上去做</li></ol>
<blockquote>“您是说上周买的杯子昨天裂了，我先帮您把它放稳，再查小票。”</blockquote>
<h2>三句别说的话</h2>
<ul><li>“您先别激动。”</li><li>“这个不归我管。”</li><li>“按规定……”</li></ul>
<p>规定可以说，放在第二分钟说。</p>`,
      opinions: {
        likes: 24,
        collects: 7,
        stars: [5, 5, 4, 5, 5, 5],
        talks: [
          {
            who: 'staff01',
            text: '“您先别激动”真的会让人更激动……我今天起戒掉。',
            likes: 20,
            replies: [{ who: 'staff04', text: '哈哈哈说的就是我', likes: 5 }],
          },
        ],
      },
    },
    {
      title: '收银台后面的人：张思远的第 1826 天',
      author: '沙丘学院',
      summary: '五年，一个收银台，记住了三百多位老顾客的名字。',
      category: `${NEWS}/门店故事/人物`,
      cover: 'lantern',
      daysAgo: 14,
      views: 205,
      html: `<p>张思远说自己记性不好，却能叫出三百多位老顾客的名字。</p><h3>他的小本子</h3><p>本子上没有会员号，只有一些别人看不懂的句子：“周三，两瓶，不要袋子”“孙子下月高考”。</p>{picture}<blockquote>顾客不是来买东西的，是来生活的，东西只是顺路。</blockquote><p>五年里他换过三台收银机，本子还是那一本。</p>`,
      opinions: {
        likes: 26,
        collects: 3,
        stars: [5, 5, 5],
        talks: [
          { who: 'staff19', text: '看哭了。', likes: 9 },
          { who: 'reviewer', text: '这样的同事值得被更多人看到。', likes: 13 },
        ],
      },
    },
    {
      title: '《小店大数据》读书笔记：一张表管住补货',
      author: '刘子涵',
      summary: '陆文博老师的书其实只讲了一件事：别看昨天卖了什么，看明天会缺什么。',
      category: `${LEARN}/读书笔记`,
      cover: 'book',
      daysAgo: 17,
      views: 176,
      html: `<p>书里最有用的是第四章的那张表，我抄下来用了三个月。</p><table><thead><tr><th>商品</th><th>日均</th><th>在途</th><th>能撑几天</th></tr></thead><tbody><tr><td>矿泉水</td><td>48</td><td>120</td><td>5.2</td></tr><tr><td>保温杯</td><td>3</td><td>0</td><td>2.0</td></tr></tbody></table><h3>三条体会</h3><ol><li>“能撑几天”小于到货天数，就该下单</li><li>周末的日均要单独算</li><li>表越短越有人填</li></ol>`,
      opinions: {
        likes: 12,
        collects: 8,
        stars: [4, 5, 4],
        keepers: ['learner'],
        talks: [
          {
            who: 'staff12',
            text: '表格能分享一份吗？',
            likes: 3,
            replies: [{ who: 'staff03', text: '已经放到学院资料里了' }],
          },
        ],
      },
    },
    {
      title: '冬季用电与消防安全提示',
      author: '行政与安全组',
      summary: '取暖设备、插线板、库房通道，三件事今天就检查。',
      category: `${RULES}/安全`,
      cover: 'shield',
      daysAgo: 20,
      views: 423,
      isCommentable: false,
      html: `<p>进入用电高峰，请各门店在本周内完成以下检查，并在检查表上签字。</p><h2>必查三项</h2><ol><li><strong>取暖设备</strong>：离货物一米以上，离开必断电</li><li><strong>插线板</strong>：不串联，不过载，不压在地毯下</li><li><strong>库房通道</strong>：宽度不少于一点二米，灭火器前不堆货</li></ol><p>发现隐患请立即拨打 <a href="tel:4000000119">400-000-0119</a>，或发邮件至 <a href="mailto:safety@sands.example">safety@sands.example</a>。</p>`,
      opinions: { likes: 8, collects: 2 },
    },
    {
      title: '新版考勤与调休办法，一图看懂',
      author: '人力资源部',
      summary: '下月起实行。最大的变化：调休可以按小时请，三个月内有效。',
      category: `${RULES}/人事`,
      cover: 'flag',
      daysAgo: 24,
      views: 512,
      html: `<p>新办法自下月一日起实行，主要变化有三处：</p><ul><li>调休以<strong>小时</strong>为单位，不再要求整天</li><li>加班产生的调休<strong>三个月内</strong>有效</li><li>夜班补贴按实际时长计算</li></ul>{picture}<p>对自己的余额有疑问，可以在“我的”里查看，也可以直接问人力资源部。</p>`,
      opinions: {
        likes: 16,
        collects: 11,
        stars: [4, 4, 5],
        talks: [
          { who: 'staff22', text: '按小时请太好了，接孩子方便。', likes: 17 },
          {
            who: 'staff10',
            text: '去年的调休还能用吗？',
            likes: 4,
            replies: [{ who: 'reviewer', text: '可以，按老办法用到三月底。', likes: 10 }],
          },
        ],
      },
    },
    {
      title: '华南大区的第一次夜间盘点，错了几件',
      author: '陈立',
      summary: '三家店、四小时、两万一千件商品，差异四件。方法全在这里。',
      category: `${LEARN}/运营技巧`,
      cover: 'tent',
      daysAgo: 29,
      views: 158,
      html: `<p>很多人问我们怎么做到的，其实只是把顺序换了一下。</p><h2>先清空，再清点</h2><p>盘点前两小时停止补货，退货区清零。货不动，数才不动。</p><h2>两个人，背对背</h2><ol><li>一个人从左往右数</li><li>一个人从右往左数</li><li>对不上就第三个人数，不许商量</li></ol><p>四件差异里，有三件是标签贴错，一件至今没有找到。<em>找不到也写上，这才叫盘点。</em></p>`,
      opinions: { likes: 14, collects: 5, stars: [5, 5] },
    },
    {
      title: '给新店长的一封信',
      author: '孙悦',
      summary: '你会发现，最难的不是管人，是忍住不自己动手。',
      category: `${LEARN}/读书笔记`,
      cover: 'medal',
      daysAgo: 33,
      views: 231,
      html: `<p>新店长，你好。</p><p>你之所以被选上，多半是因为你手快。可是从今天起，手快会变成你的麻烦。</p><blockquote>你每替别人做一次，他就少学会一次。</blockquote><h3>前三十天，请做三件小事</h3><ul><li>每天和一位同事单独说十分钟话</li><li>每周留半天什么都不安排</li><li>把你最拿手的那件事教给别人</li></ul><p>三十天后，我们再聊。</p>`,
      opinions: {
        likes: 22,
        collects: 10,
        stars: [5, 5, 5, 5, 4],
        talks: [{ who: 'staff02', text: '“手快会变成你的麻烦”，扎心。', likes: 14 }],
      },
    },
    {
      title: '国家职业技能标准：连锁经营管理师（全文）',
      author: '人力资源部',
      summary: '备考的同事可以直接查看标准原文。',
      category: `${LEARN}/读书笔记`,
      cover: 'palm',
      daysAgo: 38,
      views: 97,
      link: 'https://www.mohrss.gov.cn/',
      html: '',
      opinions: { likes: 5, collects: 6 },
    },
    {
      title: '店长例会纪要（门店运营部）',
      author: '门店运营部',
      summary: '本月重点：损耗、排班、节前备货。仅门店运营部可见。',
      category: `${NEWS}/集团动态`,
      cover: 'shop',
      daysAgo: 6,
      views: 64,
      department: '门店运营部',
      html: `<h2>三项重点</h2><ol><li>损耗率降到千分之二以内</li><li>排班提前两周公布</li><li>节前备货以“能撑几天”为准</li></ol><p>下次例会：每月第一个周三上午九点。</p>`,
      opinions: { likes: 4, collects: 1 },
    },
    {
      title: '春季新品手册即将发布',
      author: '商品部',
      summary: '七十二款新品、三套陈列方案，定时发布。',
      category: `${NEWS}/集团动态`,
      cover: 'flag',
      daysAgo: -2,
      views: 0,
      state: 'scheduled',
      html: '<h2>本季看点</h2><ul><li>轻量保温系列</li><li>可拆洗收纳</li></ul><p>手册发布后请各店当天完成学习。</p>',
    },
    {
      title: '旧版报销流程说明',
      author: '财务部',
      summary: '已由新版代替。',
      category: RULES,
      cover: 'compass',
      daysAgo: 55,
      views: 188,
      state: 'withdrawn',
      html: '<p>报销请于每月二十五日前提交纸质单据。</p>',
    },
  ],
}
