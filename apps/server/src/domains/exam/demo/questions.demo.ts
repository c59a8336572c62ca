import type { Language } from '@sands/rules/language'

export type DemoTitle =
  | 'open'
  | 'closed'
  | 'later'
  | 'scheduled'
  | 'withdrawn'
  | 'archived'
  | 'draft'
  | 'running'
  | 'waiting'
  | 'passed'
  | 'failed'
  | 'expired'

export interface DemoExams {
  /** Questions in the plain-text format of the import. */
  questions: string
  paper: string
  randomPaper: string
  category: string
  sections: [string, string]
  titles: Readonly<Record<DemoTitle, string>>
  /** What people answered to the essay question, the best first. */
  essays: [string, string, string]
  /** What the marker said about a good and about a weak essay. */
  comments: [string, string]
  introduction: string
}

const CHINESE: DemoExams = {
  questions: `1. [单选题] 冲泡绿茶适合用多少度的水？
A. 60 度
B. 80 度
C. 100 度
答案：B
解析：水太烫，茶会发苦。
难度：易
标签：茶

2. [单选题] 萃取一份意式浓缩大约需要多久？
A. 5 秒
B. 25 到 30 秒
C. 2 分钟
答案：B
解析：过短偏酸，过长偏苦。
标签：咖啡

3. [多选题] 开店前必须检查哪些设备？
A. 咖啡机
B. 磨豆机
C. 制冰机
D. 店外路灯
答案：ABC
难度：易
标签：门店

4. [多选题] 收到顾客投诉时，正确的做法是？
A. 先倾听
B. 马上反驳
C. 道歉并记录
D. 提出解决办法
答案：ACD
标签：服务

5. [不定项选择题] 哪些原料开封后要冷藏？
A. 牛奶
B. 淡奶油
C. 咖啡豆
答案：AB
难度：难
标签：食品安全

6. [判断题] 制作饮品前必须洗手。
答案：正确
难度：易
标签：食品安全

7. [判断题] 过期一天的牛奶还可以使用。
答案：错误
难度：易
标签：食品安全

8. [填空题] 牛奶打发后的温度应在 ___ 度到 ___ 度之间。
答案：55；65
标签：咖啡

9. [排序题] 按先后排出接待顾客的步骤。
A. 问候
B. 点单
C. 制作
D. 道别
标签：服务

10. [连线题] 把饮品和主要原料连起来。
A. 拿铁 = 牛奶
B. 抹茶拿铁 = 抹茶
C. 柠檬茶 = 柠檬
标签：饮品

11. [问答题] 顾客说饮品做错了，您会怎样处理？
答案：倾听、道歉、重做、记录原因。
难度：难
标签：服务

12. [单选题] 一杯 \\(V = 300\\) 毫升的饮品加 10% 的糖浆，需要多少毫升糖浆？
A. 3
B. 30
C. 300
答案：B
标签：饮品`,
  paper: '门店服务与饮品知识',
  randomPaper: '食品安全随机卷',
  category: '门店知识',
  sections: ['客观题', '问答题'],
  titles: {
    open: '新员工上岗考试',
    closed: '第一季度饮品知识考试',
    later: '下月食品安全考试',
    scheduled: '店长晋升考试',
    withdrawn: '旧版服务规范考试',
    archived: '去年食品安全考试',
    draft: '咖啡师认证（草稿）',
    running: '门店安全自测',
    waiting: '服务案例考核',
    passed: '咖啡基础考试',
    failed: '饮品配方考试',
    expired: '收银系统考试',
  },
  essays: [
    '先听顾客说完并道歉，马上按原单重做一杯，最后把出错的原因记在交接本上。',
    '向顾客道歉，然后重新做一杯。',
    '请顾客稍等，我再看看单子。',
  ],
  comments: ['步骤完整，记得把原因告诉同事。', '还应当先倾听，并记录原因。'],
  introduction: '<p>请独立完成。答案会自动保存，断网后可以继续作答。</p>',
}

const ENGLISH: DemoExams = {
  questions: `1. [Single choice] How hot should water for green tea be?
A. 60 degrees
B. 80 degrees
C. 100 degrees
Answer: B
Explanation: Hotter water makes it bitter.
Difficulty: Easy
Tags: tea

2. [Single choice] How long does an espresso take?
A. 5 seconds
B. 25 to 30 seconds
C. 2 minutes
Answer: B
Explanation: Shorter is sour, longer is bitter.
Tags: coffee

3. [Multiple choice] Which machines are checked before the store opens?
A. Coffee machine
B. Grinder
C. Ice maker
D. Street lamp
Answer: ABC
Difficulty: Easy
Tags: store

4. [Multiple choice] What is right when a guest complains?
A. Listen first
B. Contradict at once
C. Apologise and take notes
D. Offer a solution
Answer: ACD
Tags: service

5. [One or more answers] What is kept cold once it is open?
A. Milk
B. Cream
C. Coffee beans
Answer: AB
Difficulty: Hard
Tags: food safety

6. [True or false] Hands are washed before a drink is made.
Answer: True
Difficulty: Easy
Tags: food safety

7. [True or false] Milk can be used a day after its date.
Answer: False
Difficulty: Easy
Tags: food safety

8. [Fill in the blanks] Steamed milk is between ___ and ___ degrees warm.
Answer: 55; 65
Tags: coffee

9. [Ordering] Put the steps of serving a guest in order.
A. Greet
B. Take the order
C. Make the drink
D. Say goodbye
Tags: service

10. [Matching] Match each drink with its main ingredient.
A. Latte = Milk
B. Matcha latte = Matcha
C. Lemon tea = Lemon
Tags: drinks

11. [Essay] A guest says the drink is wrong. What do you do?
Answer: Listen, apologise, make it again, note the reason.
Difficulty: Hard
Tags: service

12. [Single choice] A drink of \\(V = 300\\) ml gets 10% syrup. How many ml is that?
A. 3
B. 30
C. 300
Answer: B
Tags: drinks`,
  paper: 'Service and drinks',
  randomPaper: 'Food safety, drawn for each learner',
  category: 'Store knowledge',
  sections: ['Questions', 'Essay'],
  titles: {
    open: 'Exam for new colleagues',
    closed: 'Drinks, first quarter',
    later: 'Food safety, next month',
    scheduled: 'Exam for store managers',
    withdrawn: 'Old service rules',
    archived: 'Food safety of last year',
    draft: 'Coffee certificate (draft)',
    running: 'Store safety self-check',
    waiting: 'Service cases',
    passed: 'Coffee basics',
    failed: 'Drink recipes',
    expired: 'Till system',
  },
  essays: [
    'I listen first, apologise, make the drink again at once, and note the reason for the next shift.',
    'I apologise and make it again.',
    'I ask the guest to wait and look at the order.',
  ],
  comments: ['All the steps are there. Tell your colleagues the reason, too.', 'Listen first, and note the reason.'],
  introduction: '<p>Please work alone. Answers are stored as you go; without a network you can go on.</p>',
}

export const DEMO_EXAMS: Readonly<Partial<Record<Language, DemoExams>>> = { 'zh-cn': CHINESE, 'en-us': ENGLISH }
