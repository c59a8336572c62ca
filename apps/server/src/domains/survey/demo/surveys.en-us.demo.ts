import { type DemoSurvey, question, when } from './demo-survey.kind.ts'

const office = [question('q1', 'rating', { title: 'How is your workplace?', max: 5 })]

const voices = ['Flexible hours', 'Fewer meetings', 'More training', 'A quieter office', 'Clearer goals']

export const surveysEn: readonly DemoSurvey[] = [
  {
    name: 'Office lunch survey',
    intro: 'Two minutes to tell us what would make lunch better.',
    questions: [
      question('q1', 'rating', { title: 'How do you like lunch at the office?', isRequired: true, max: 5 }),
      question('q2', 'multiple', { title: 'Which meals do you have here?', options: ['Breakfast', 'Lunch', 'Dinner'] }),
      question('q3', 'single', {
        title: 'How long a queue is fine for you?',
        options: ['Up to 5 minutes', '5 to 10 minutes', 'Longer'],
        branch: when('q2', 'o2'),
      }),
      question('q4', 'text', { title: 'Which dish would you add?' }),
    ],
    endText: 'Thank you! We will publish our plans next month.',
    state: 'published',
    startDays: -3,
    endDays: 9,
    points: 5,
    replies: [['admin', { q1: { number: 4 }, q2: { options: ['o2'] }, q3: { options: ['o1'] }, q4: { text: 'Soup' } }]],
    drafts: [['emma', { q1: { number: 5 }, q2: { options: ['o1', 'o2'] } }]],
  },
  {
    name: 'Team mood, anonymous',
    intro: 'Fully anonymous. Please say what you really think.',
    questions: [
      question('q1', 'scale', {
        title: 'How stressful is work?',
        isRequired: true,
        min: 1,
        max: 5,
        lowText: 'Relaxed',
        highText: 'Very',
      }),
      question('q2', 'text', { title: 'What should the company change?' }),
    ],
    endText: 'Thank you for being honest.',
    state: 'published',
    startDays: -5,
    endDays: 12,
    isAnonymous: true,
    replies: ['oliver.hughes', 'amelia.turner', 'noah.bennett', 'isla.morgan', 'liam.foster'].map((name, index) => [
      name,
      { q1: { number: (index % 5) + 1 }, q2: { text: voices[index] ?? '' } },
    ]),
  },
  {
    name: 'Open day visitors',
    intro: 'Welcome! How do you like our open day?',
    questions: [
      question('q1', 'rating', { title: 'Your impression', isRequired: true, max: 5 }),
      question('q2', 'single', {
        title: 'How did you hear of it?',
        options: ['Friends', 'Poster', 'Online'],
        hasOther: true,
      }),
    ],
    endText: 'We hope to see you again!',
    state: 'published',
    startDays: -2,
    endDays: 20,
    isPublic: true,
  },
  {
    name: 'Training wishes for next year',
    intro: 'Tell us what you want to learn.',
    questions: [question('q1', 'text', { title: 'Topics you would like', isRequired: true })],
    endText: 'Thank you!',
    state: 'published',
    startDays: 6,
    endDays: 20,
  },
  {
    name: 'Workplace survey',
    intro: 'Noise, light and temperature.',
    questions: [
      ...office,
      question('q2', 'single', { title: 'What needs work most?', options: ['Noise', 'Light', 'Temperature'] }),
    ],
    endText: 'Thank you!',
    state: 'published',
    startDays: -40,
    endDays: -10,
    earlier: {
      questions: office,
      replies: [
        ['oliver.hughes', { q1: { number: 3 } }],
        ['amelia.turner', { q1: { number: 2 } }],
      ],
    },
    replies: [
      ['emma', { q1: { number: 4 }, q2: { options: ['o1'] } }],
      ['noah.bennett', { q1: { number: 5 }, q2: { options: ['o3'] } }],
    ],
  },
  {
    name: 'Lunch break survey',
    intro: 'Is the break long enough?',
    questions: [question('q1', 'single', { title: 'How long should it be?', options: ['30 minutes', 'An hour'] })],
    endText: 'Thank you!',
    state: 'published',
    startDays: -20,
    endDays: -6,
    replies: [['amelia.turner', { q1: { options: ['o2'] } }]],
  },
  {
    name: 'Team event vote',
    intro: 'Choose your favourite.',
    questions: [
      question('q1', 'single', { title: 'Your choice', options: ['Hiking', 'Barbecue', 'Games'] }),
      question('q2', 'date', { title: 'When did you join us?' }),
    ],
    endText: 'Thank you!',
    state: 'ended',
    startDays: -30,
    endDays: null,
    replies: [
      ['admin', { q1: { options: ['o1'] } }],
      // Five people of one department, so that its results are shown.
      ['oliver.hughes', { q1: { options: ['o1'] }, q2: { date: '2023-03-06' } }],
      ['sophie.reed', { q1: { options: ['o2'] }, q2: { date: '2023-03-06' } }],
      ['mason.cole', { q1: { options: ['o2'] }, q2: { date: '2024-07-01' } }],
      ['ruby.collins', { q1: { options: ['o1'] }, q2: { date: '2025-01-13' } }],
      ['owen.blake', { q1: { options: ['o1'] }, q2: { date: '2024-07-01' } }],
    ],
  },
  {
    name: 'Platform survey of last year',
    intro: '',
    questions: [question('q1', 'rating', { title: 'How do you like the platform?', max: 5 })],
    endText: '',
    state: 'archived',
    startDays: -400,
    endDays: -370,
  },
  {
    name: 'Mentoring (draft)',
    intro: '',
    questions: [question('q1', 'single', { title: 'Would you like to be a mentor?', options: ['Yes', 'Perhaps'] })],
    endText: '',
    state: 'draft',
    startDays: null,
    endDays: null,
  },
]
