import { type DemoSurvey, question, when } from './demo-survey.kind.ts'

const canteen = [
  question('q1', 'rating', { title: '您对食堂的总体印象如何？', isRequired: true, max: 5 }),
  question('q2', 'multiple', { title: '您通常在食堂吃哪几餐？', options: ['早餐', '午餐', '晚餐'], max: 3 }),
  question('q3', 'single', {
    title: '午餐排队多久可以接受？',
    options: ['5 分钟以内', '5 到 10 分钟', '10 分钟以上'],
    branch: when('q2', 'o2'),
  }),
  question('q4', 'text', { title: '您希望增加什么菜品？' }),
]

const onboarding = [
  question('q1', 'single', {
    title: '您觉得入职培训的内容实用吗？',
    isRequired: true,
    options: ['很实用', '一般', '不实用'],
  }),
  question('q2', 'text', { title: '哪些内容不实用？', isRequired: true, branch: when('q1', 'o2', 'o3') }),
  question('q3', 'scale', {
    title: '您愿意向朋友推荐我们公司吗？',
    min: 0,
    max: 10,
    lowText: '完全不愿意',
    highText: '非常愿意',
  }),
  question('q4', 'matrix', {
    title: '请评价以下各项',
    options: ['满意', '一般', '不满意'],
    rows: ['讲师', '教材', '场地'],
  }),
  question('q5', 'ranking', { title: '请按重要程度排序', options: ['产品知识', '企业文化', '办公系统'] }),
  question('q6', 'date', { title: '您的入职日期' }),
  question('q7', 'number', { title: '培训期间每天自学几小时？', min: 0, max: 24 }),
  question('q8', 'pictures', { title: '上传您的培训笔记', max: 5 }),
]

const mood = [
  question('q1', 'scale', {
    title: '最近的工作压力有多大？',
    isRequired: true,
    min: 1,
    max: 5,
    lowText: '很轻松',
    highText: '很大',
  }),
  question('q2', 'single', { title: '您清楚自己的工作目标吗？', options: ['清楚', '不太清楚', '不清楚'] }),
  question('q3', 'text', { title: '您最希望公司改变什么？' }),
]

const voices = ['弹性工作时间', '多一些跨部门交流', '会议少一点', '希望有更多培训', '茶水间需要更大']

const office = [question('q1', 'rating', { title: '您对办公环境的评价', max: 5 })]

export const surveysZh: readonly DemoSurvey[] = [
  {
    name: '食堂满意度调研',
    intro: '用两分钟告诉我们，怎样让食堂变得更好。',
    questions: canteen,
    endText: '谢谢！下个月我们会公布改进计划。',
    state: 'published',
    startDays: -3,
    endDays: 9,
    points: 5,
    replies: [
      ['manager', { q1: { number: 4 }, q2: { options: ['o2'] }, q3: { options: ['o1'] }, q4: { text: '多一些素菜' } }],
      ['teacher', { q1: { number: 5 }, q2: { options: ['o1', 'o2'] }, q3: { options: ['o2'] } }],
      ['author', { q1: { number: 3 }, q2: { options: ['o3'] }, q4: { text: '现磨咖啡' } }],
    ],
  },
  {
    name: '工作氛围匿名调研',
    intro: '完全匿名。请放心说出真实想法。',
    questions: mood,
    endText: '感谢您的坦诚。',
    state: 'published',
    startDays: -5,
    endDays: 12,
    isAnonymous: true,
    replies: ['manager', 'teacher', 'author', 'reviewer', 'auditor'].map((name, index) => [
      name,
      { q1: { number: (index % 5) + 1 }, q2: { options: [`o${(index % 3) + 1}`] }, q3: { text: voices[index] ?? '' } },
    ]),
  },
  {
    name: '新员工入职培训反馈',
    intro: '您的反馈会直接用于下一期培训。',
    questions: onboarding,
    endText: '感谢您的反馈！',
    state: 'published',
    startDays: -1,
    endDays: null,
    replies: [['admin', { q1: { options: ['o1'] }, q3: { number: 9 }, q5: { options: ['o1', 'o3', 'o2'] } }]],
    drafts: [['learner', { q1: { options: ['o1'] }, q3: { number: 8 } }]],
  },
  {
    name: '开放日访客问卷',
    intro: '欢迎来到我们的开放日，期待您的感受。',
    questions: [
      question('q1', 'rating', { title: '您对开放日的印象', isRequired: true, max: 5 }),
      question('q2', 'single', {
        title: '您从哪里得知开放日？',
        options: ['朋友', '公众号', '海报'],
        hasOther: true,
        isShuffled: true,
      }),
    ],
    endText: '期待再次见到您！',
    state: 'published',
    startDays: -2,
    endDays: 20,
    isPublic: true,
  },
  {
    name: '明年培训需求调研',
    intro: '请告诉我们您明年想学什么。',
    questions: [question('q1', 'text', { title: '您想学习的主题', isRequired: true })],
    endText: '谢谢！',
    state: 'published',
    startDays: 6,
    endDays: 20,
  },
  {
    name: '办公环境调研',
    intro: '关于噪音、光线和温度。',
    questions: [
      ...office,
      question('q2', 'single', { title: '哪一点最需要改善？', options: ['噪音', '光线', '温度'] }),
    ],
    endText: '谢谢！',
    state: 'published',
    startDays: -40,
    endDays: -10,
    earlier: {
      questions: office,
      replies: [
        ['manager', { q1: { number: 3 } }],
        ['teacher', { q1: { number: 2 } }],
        ['author', { q1: { number: 4 } }],
      ],
    },
    replies: [
      ['learner', { q1: { number: 4 }, q2: { options: ['o1'] } }],
      ['reviewer', { q1: { number: 5 }, q2: { options: ['o3'] } }],
      ['auditor', { q1: { number: 4 }, q2: { options: ['o1'] } }],
    ],
  },
  {
    name: '午休时间调研',
    intro: '午休安排是否合适？',
    questions: [question('q1', 'single', { title: '您希望午休多久？', options: ['一小时', '一个半小时', '两小时'] })],
    endText: '谢谢！',
    state: 'published',
    startDays: -20,
    endDays: -6,
    replies: [['manager', { q1: { options: ['o2'] } }]],
  },
  {
    name: '团建方案投票',
    intro: '选出您最喜欢的方案。',
    questions: [
      question('q1', 'single', { title: '您选哪一个？', options: ['徒步', '烧烤', '桌游'] }),
      question('q2', 'date', { title: '您是哪天入职的？' }),
    ],
    endText: '谢谢投票！',
    state: 'ended',
    startDays: -30,
    endDays: null,
    replies: [
      ['manager', { q1: { options: ['o1'] } }],
      ['teacher', { q1: { options: ['o3'] } }],
      // Five people of one department, so that its results are shown.
      ['staff01', { q1: { options: ['o1'] }, q2: { date: '2023-03-06' } }],
      ['staff02', { q1: { options: ['o2'] }, q2: { date: '2023-03-06' } }],
      ['staff08', { q1: { options: ['o2'] }, q2: { date: '2024-07-01' } }],
      ['staff09', { q1: { options: ['o1'] }, q2: { date: '2025-01-13' } }],
      ['staff15', { q1: { options: ['o1'] }, q2: { date: '2024-07-01' } }],
    ],
  },
  {
    name: '去年学习平台调研',
    intro: '',
    questions: [question('q1', 'rating', { title: '您对学习平台的评价', max: 5 })],
    endText: '',
    state: 'archived',
    startDays: -400,
    endDays: -370,
  },
  {
    name: '导师计划调研（草稿）',
    intro: '',
    questions: [question('q1', 'single', { title: '您愿意成为导师吗？', options: ['愿意', '再考虑'] })],
    endText: '',
    state: 'draft',
    startDays: null,
    endDays: null,
  },
]
