import type { CategoryNames } from '@sands/contract/feedback/feedback.model'
import type { FeedbackState } from '@sands/rules/feedback'
import type { Language } from '@sands/rules/language'

interface DemoFeedback {
  who: string
  /** Place of its category in the list below. */
  category: number
  content: string
  contact?: string
  state: FeedbackState
  daysAgo: number
  answer?: string
}

interface DemoCeoMessage {
  who: string
  to: string
  content: string
  daysAgo: number
  reply?: string
}

interface DemoCollegeFeedback {
  feedback: readonly DemoFeedback[]
  leaders: readonly string[]
  messages: readonly DemoCeoMessage[]
}

/** The last one is switched off. */
export const DEMO_CATEGORIES: readonly CategoryNames[] = [
  { 'zh-cn': '课程内容', 'zh-cht': '課程內容', 'en-us': 'Course content', vi: 'Nội dung khóa học', id: 'Isi kursus' },
  {
    'zh-cn': '功能问题',
    'zh-cht': '功能問題',
    'en-us': 'Something does not work',
    vi: 'Lỗi chức năng',
    id: 'Ada yang tidak berfungsi',
  },
  {
    'zh-cn': '学习建议',
    'zh-cht': '學習建議',
    'en-us': 'Ideas for learning',
    vi: 'Đề xuất học tập',
    id: 'Ide untuk belajar',
  },
  { 'zh-cn': '其他', 'zh-cht': '其他', 'en-us': 'Something else', vi: 'Khác', id: 'Lainnya' },
  { 'zh-cn': '线下活动', 'zh-cht': '線下活動', 'en-us': 'Events', vi: 'Sự kiện', id: 'Acara' },
]

export const DEMO_FEEDBACK: Readonly<Partial<Record<Language, DemoCollegeFeedback>>> = {
  'zh-cn': {
    feedback: [
      {
        who: 'learner',
        category: 2,
        content: '希望增加门店实操的短视频，最好三分钟以内，忙的时候也能看完。',
        contact: '13800000001',
        state: 'answered',
        daysAgo: 6,
        answer: '谢谢您的建议！我们已经在拍摄“三分钟实操”系列，下个月初上线，届时会发消息通知您。',
      },
      {
        who: 'learner',
        category: 1,
        content: '在地铁里听音频课，锁屏之后偶尔会自己停下来，需要重新点播放。',
        state: 'in_progress',
        daysAgo: 2,
      },
      {
        who: 'learner',
        category: 0,
        content: '“手冲咖啡入门”第二节的水温和门店标准不一致，一个写 92 度，一个写 90 度。',
        state: 'new',
        daysAgo: 0,
      },
      {
        who: 'learner',
        category: 3,
        content: '排行榜能不能按部门看？',
        state: 'closed',
        daysAgo: 20,
        answer: '谢谢建议，我们会和同类意见一起评估，有结果会再告诉您。',
      },
      { who: 'staff03', category: 1, content: '下载的视频过了一周打不开了，提示已过期。', state: 'new', daysAgo: 1 },
      {
        who: 'staff05',
        category: 2,
        content: '新人第一周课程有点多，建议把必修和选修分开。',
        contact: 'staff05@sands.example',
        state: 'in_progress',
        daysAgo: 3,
      },
      {
        who: 'staff08',
        category: 0,
        content: '服务礼仪这门课讲得很好，希望讲师再开一期投诉处理。',
        state: 'answered',
        daysAgo: 9,
        answer: '已转达讲师，下期课程正在准备。',
      },
    ],
    leaders: ['reviewer', 'manager'],
    messages: [
      {
        who: 'learner',
        to: 'manager',
        content:
          '陈经理您好，周末晚高峰只有两个人做饮品，经常让顾客等二十分钟以上。能不能在周五、周六晚上增加一个兼职？',
        daysAgo: 5,
        reply: '谢谢你告诉我。我核对了三周的排班和客流，从下周五起晚班增加一人，效果怎样请再写信给我。',
      },
      {
        who: 'learner',
        to: 'reviewer',
        content: '孙经理，想了解一下内训师怎么报名，我做了三年咖啡，很愿意带新人。',
        daysAgo: 1,
      },
      {
        who: 'staff04',
        to: 'manager',
        content: '建议把优秀门店的晨会录下来放到课程里，我们都想学习。',
        daysAgo: 2,
      },
    ],
  },
  'en-us': {
    feedback: [
      {
        who: 'emma',
        category: 0,
        content: 'The lesson on till reports still shows the old screen. The new one has two more buttons.',
        contact: 'emma.clarke@sands.example',
        state: 'answered',
        daysAgo: 4,
        answer: 'Thank you, Emma. We have recorded the lesson again and published it this morning.',
      },
      {
        who: 'emma',
        category: 1,
        content: 'Subtitles are one line behind the speaker in the safety video.',
        state: 'in_progress',
        daysAgo: 1,
      },
      {
        who: 'emma',
        category: 2,
        content: 'Could we get a short quiz at the end of each course?',
        state: 'new',
        daysAgo: 0,
      },
      {
        who: 'emma',
        category: 3,
        content: 'I would like to change the language of the app.',
        state: 'closed',
        daysAgo: 15,
        answer: 'You find it under Settings, Language.',
      },
      {
        who: 'learner',
        category: 2,
        content: 'More courses about visual merchandising, please.',
        state: 'new',
        daysAgo: 2,
      },
    ],
    leaders: ['amelia.turner'],
    messages: [
      {
        who: 'emma',
        to: 'amelia.turner',
        content: 'Hello Amelia, could new colleagues get a buddy for their first two weeks? I would be glad to be one.',
        daysAgo: 3,
        reply: 'What a good idea, Emma. We start with two stores next month, and yours is one of them.',
      },
      {
        who: 'learner',
        to: 'amelia.turner',
        content: 'The stock room scanner in store 4 has been broken for a week. Who can replace it?',
        daysAgo: 1,
      },
    ],
  },
}
