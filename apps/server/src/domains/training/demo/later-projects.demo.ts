import type { DemoProject, DemoTask } from './projects.demo.ts'

const homework = (name: string, text: string): DemoTask => ({ kind: 'homework', name, text })

/** Loaded after the projects of all colleges, so that the ids of those stay the same. */
export const LATER_PROJECTS: Readonly<Record<string, readonly DemoProject[]>> = {
  'zh-cn': [
    {
      name: '服务改进作业周',
      introduction: '<p>三份作业：提交、退回、通过，各看一遍。</p>',
      state: 'running',
      startDays: -8,
      endDays: 200,
      stages: [
        {
          name: '',
          tasks: [
            homework('顾客访谈记录', '访谈两位顾客，写下他们的建议。'),
            homework('陈列改进方案', '给一个货架提出改进方案。'),
            homework('服务用语清单', '整理常用的服务用语。'),
            { kind: 'link', name: '优秀作业参考', text: '提交前请先阅读。' },
          ],
        },
      ],
      members: ['learner', 'staff02'],
      handIns: [
        {
          member: 'learner',
          task: '顾客访谈记录',
          attempts: [
            { content: '第一位顾客希望试吃台更靠近入口；第二位希望价签更大。', daysAgo: 1, state: 'handed_in' },
          ],
        },
        {
          member: 'learner',
          task: '陈列改进方案',
          attempts: [
            {
              content: '把热销品放到中间。',
              daysAgo: 4,
              state: 'returned',
              comment: '请补充理由和预计效果，再交一次。',
            },
          ],
        },
        {
          member: 'learner',
          task: '服务用语清单',
          attempts: [
            { content: '您好，欢迎光临。', daysAgo: 6, state: 'returned', comment: '至少写出五条。' },
            {
              content: '欢迎光临；请慢走；需要帮您吗；请稍等；谢谢您的耐心。',
              daysAgo: 3,
              state: 'passed',
              score: 92,
              comment: '很完整，已分享给新同事。',
            },
          ],
        },
      ],
    },
    {
      name: '旧版收银培训',
      introduction: '',
      state: 'deleted',
      startDays: -200,
      endDays: -150,
      stages: [{ name: '', tasks: [{ kind: 'link', name: '旧版收银手册', text: '请阅读。' }] }],
      members: ['staff02'],
    },
  ],
  'en-us': [
    {
      name: 'A week of homework',
      introduction: '<p>Three pieces of work: handed in, returned and passed.</p>',
      state: 'running',
      startDays: -8,
      endDays: 200,
      stages: [
        {
          name: '',
          tasks: [
            homework('Two customers', 'Talk to two customers and write down what they suggest.'),
            homework('A better shelf', 'Suggest how to improve one shelf.'),
            homework('What we say', 'Collect the sentences that help customers.'),
            { kind: 'link', name: 'Good examples', text: 'Please read them before you hand in.' },
          ],
        },
      ],
      members: ['emma'],
      handIns: [
        {
          member: 'emma',
          task: 'Two customers',
          attempts: [
            { content: 'One would like larger price tags, the other a seat.', daysAgo: 1, state: 'handed_in' },
          ],
        },
        {
          member: 'emma',
          task: 'A better shelf',
          attempts: [
            {
              content: 'Put the best sellers in the middle.',
              daysAgo: 4,
              state: 'returned',
              comment: 'Please add why, and what you expect from it.',
            },
          ],
        },
        {
          member: 'emma',
          task: 'What we say',
          attempts: [
            { content: 'Good morning.', daysAgo: 6, state: 'returned', comment: 'Please write at least five.' },
            {
              content: 'Good morning. May I help you? One moment, please. Thank you for waiting. See you soon.',
              daysAgo: 3,
              state: 'passed',
              score: 92,
              comment: 'Complete and friendly.',
            },
          ],
        },
      ],
    },
    {
      name: 'The old cash desk',
      introduction: '',
      state: 'deleted',
      startDays: -200,
      endDays: -150,
      stages: [{ name: '', tasks: [{ kind: 'link', name: 'The old manual', text: 'Please read it.' }] }],
      members: ['emma'],
    },
  ],
}
