import { kernelLinks } from '@sands/contract/kernel/kernel.links'
import type { DemoCatalogue } from './demo-course.kind.ts'

const WELCOME = 'Getting started/Our company/Who we are'
const SAFETY = 'Shop floor/Safety'
const SERVICE = 'Shop floor/Service'

export const ENGLISH_COURSES: DemoCatalogue = {
  categories: [
    'Getting started',
    'Getting started/Our company',
    WELCOME,
    'Getting started/First week',
    'Shop floor',
    SERVICE,
    `${SERVICE}/Meeting people`,
    `${SERVICE}/Tills`,
    SAFETY,
    `${SAFETY}/Fire`,
    `${SAFETY}/Information`,
    'Leading',
    'Leading/New managers',
    'Leading/Your own day',
    'Digital',
    'Digital/Data',
  ],
  documents: [
    {
      name: 'Service pocket book.pdf',
      sheets: [
        {
          title: 'Three steps to welcome',
          lines: [
            'See: look up within three seconds of somebody coming in.',
            'Greet: say hello, and leave it at that.',
            'Come closer: once they have stopped for ten seconds.',
          ],
        },
        {
          title: 'When somebody complains',
          lines: [
            'Listen to the end. Do not explain yet.',
            'Say it back: "So what happened is ... Is that right?"',
            'Tell them the next step, and when they will hear from you.',
          ],
        },
      ],
    },
    {
      name: 'Fire checklist.pdf',
      sheets: [
        {
          title: 'Every day',
          lines: [
            'Extinguishers: needle in the green, seal unbroken.',
            'Escape routes: 1.2 metres wide, nothing stored there.',
            'Emergency lights: press the test button for 30 seconds.',
          ],
        },
        {
          title: 'Every quarter: the drill',
          lines: ['Guide, count, call, switch off: four people, four jobs.', 'Meet under the flag in the car park.'],
        },
      ],
    },
    {
      name: 'Writing that gets read.pdf',
      sheets: [
        {
          title: 'The answer first',
          lines: ['Say what you want in the first line.', 'Say why in the second.', 'Put the details below.'],
        },
        { title: 'Before you send', lines: ['Right people?', 'File attached?', 'Does the subject say what to do?'] },
      ],
    },
    {
      name: 'Thirty-day plan.pdf',
      sheets: [
        {
          title: 'Week one: look and listen',
          lines: ['Twenty minutes with everybody.', 'One day on every shift.', 'Change nothing yet. Write it down.'],
        },
        {
          title: 'Weeks two to four: one thing',
          lines: ['Pick what customers feel most.', 'Set the goal together.', 'Look back every Friday.'],
        },
      ],
    },
  ],
  alone: [{ title: 'Morning music', sound: true, minutes: 1 }],
  courses: [
    {
      title: 'Welcome to Dune',
      category: WELCOME,
      cover: 'camp',
      introduction: ['Where we come from, where we are going, and what your first week looks like.'],
      points: ['Know the company', 'Find your way around the platform', 'Five things for week one'],
      chapters: [
        {
          title: 'Hello',
          coursewares: [
            { title: 'Welcome film', film: true, minutes: 1 },
            { title: 'Welcome guide', document: 'Welcome guide.pdf', minutes: 5, minSeconds: 30 },
          ],
        },
        {
          title: 'The platform',
          coursewares: [
            { title: 'How to use it', link: kernelLinks.guide('en-us'), minutes: 3 },
            { title: 'Music before class', sound: true, minutes: 1, isOptional: true },
          ],
        },
      ],
      isInOrder: true,
      publishedDays: 55,
      changedDays: 14,
      interest: 0.95,
      stamina: 0.94,
      learner: [4, 0],
      comments: ['Short and useful. Everybody should begin here.', 'Loved the film.'],
    },
    {
      title: 'Shop safety basics',
      category: SAFETY,
      cover: 'safety',
      introduction: ['What to check before you open, and what to do first when something goes wrong.'],
      points: ['Walk the shop', 'Four steps in a fire', 'Lead people out'],
      chapters: [
        {
          title: 'Before you open',
          coursewares: [
            { title: 'Shop safety handbook', document: 'Shop safety handbook.pdf', minutes: 7, minSeconds: 60 },
            { title: 'The morning round', film: true, minutes: 1 },
          ],
        },
        {
          title: 'If it happens',
          coursewares: [
            { title: 'Spot the danger', pictures: ['fire', 'safety', 'stock', 'lamp'], minutes: 4 },
            { title: 'Fire checklist', document: 'Fire checklist.pdf', minutes: 6, minSeconds: 60 },
          ],
        },
      ],
      isInOrder: true,
      isWatchedThrough: true,
      publishedDays: 48,
      changedDays: 5,
      interest: 0.88,
      stamina: 0.86,
      learner: [1, 40],
      comments: ['The pictures are great: we found two of these in our own shop.'],
    },
    {
      title: 'Service people remember',
      category: `${SERVICE}/Meeting people`,
      cover: 'service',
      introduction: ['Good service is no script. Three small things, from the door and back to it.'],
      points: ['Three steps to welcome', 'Listening to complaints', 'Saying goodbye well'],
      chapters: [
        {
          title: '',
          coursewares: [
            { title: 'How a day begins', film: true, minutes: 1 },
            { title: 'Service pocket book', document: 'Service pocket book.pdf', minutes: 8, minSeconds: 45 },
            { title: 'Posture and gestures', pictures: ['service', 'display', 'prize'], minutes: 3 },
            { title: 'Hear the difference', sound: true, minutes: 1 },
          ],
        },
      ],
      publishedDays: 41,
      interest: 0.74,
      stamina: 0.82,
      comments: ['"Do not explain yet" is the hardest part.'],
    },
    {
      title: 'Fire drills that work',
      category: `${SAFETY}/Fire`,
      cover: 'fire',
      introduction: ['A drill each quarter, in ten minutes, and everybody knows their job.'],
      points: ['Extinguishers', 'Four jobs', 'The meeting point'],
      chapters: [
        {
          title: '',
          coursewares: [
            { title: 'Fire checklist', document: 'Fire checklist.pdf', minutes: 6, minSeconds: 60 },
            { title: 'A drill on film', film: true, minutes: 1 },
          ],
        },
      ],
      publishedDays: 34,
      interest: 0.56,
      stamina: 0.8,
    },
    {
      title: 'Keep secrets safe',
      category: `${SAFETY}/Information`,
      cover: 'secrets',
      introduction: ['Passwords, phishing and customer data: three habits that close the usual gaps.'],
      points: ['Spot a phishing mail', 'Protect customer data', 'Lock your screen'],
      chapters: [
        {
          title: '',
          coursewares: [
            { title: 'A strange mail', film: true, minutes: 1 },
            { title: 'What is wrong on this desk?', pictures: ['secrets', 'code', 'data'], minutes: 3 },
            { title: 'Privacy policy', link: '/privacyPolicy', minutes: 4 },
          ],
        },
      ],
      publishedDays: 28,
      interest: 0.62,
      stamina: 0.9,
    },
    {
      title: 'Your first thirty days as a store manager',
      category: 'Leading/New managers',
      cover: 'leader',
      introduction: ['The hardest part of leading is to do less and to see more.'],
      points: ['Look and listen', 'Pick one thing', 'Talk to everybody'],
      chapters: [
        {
          title: '',
          coursewares: [
            { title: 'Thirty-day plan', document: 'Thirty-day plan.pdf', minutes: 9, minSeconds: 60 },
            { title: 'What others wish they had known', sound: true, minutes: 1 },
          ],
        },
      ],
      only: { departments: ['People & Culture'], posts: ['Store Manager', 'Regional Manager'] },
      publishedDays: 25,
      interest: 0.8,
      stamina: 0.85,
    },
    {
      title: 'Make the day work for you',
      category: 'Leading/Your own day',
      cover: 'time',
      introduction: ['Three things a day, at the hour when you are at your best.'],
      points: ['Three things', 'One timer', 'A friendly no'],
      chapters: [
        {
          title: '',
          coursewares: [
            { title: 'For the way to work', sound: true, minutes: 1 },
            { title: 'Three things a day', film: true, minutes: 1 },
          ],
        },
      ],
      publishedDays: 16,
      changedDays: 4,
      interest: 0.46,
      stamina: 0.84,
      learner: [2, 0],
    },
    {
      title: 'Writing that gets read',
      category: 'Leading/Your own day',
      cover: 'writing',
      introduction: ['Mails, notices, weekly reports: one rule for all of them. The answer comes first.'],
      points: ['The answer first', 'One thing, one paragraph', 'Three questions before you send'],
      chapters: [
        {
          title: '',
          coursewares: [
            { title: 'Writing handbook', document: 'Writing that gets read.pdf', minutes: 10, minSeconds: 60 },
            { title: 'Read aloud', sound: true, minutes: 1, isOptional: true },
          ],
        },
      ],
      publishedDays: 9,
      interest: 0.42,
      stamina: 0.86,
      learner: [0, 50],
    },
    {
      title: 'Numbers for shop people',
      category: 'Digital/Data',
      cover: 'data',
      introduction: ['Footfall, conversion, basket and return: four numbers, and what to do about them.'],
      points: ['Four numbers', 'This week against last', 'From number to action'],
      chapters: [
        {
          title: '',
          coursewares: [
            { title: 'Reading charts', link: 'https://www.w3.org/WAI/tutorials/images/complex/', minutes: 4 },
            { title: 'Four numbers', pictures: ['data', 'till'], minutes: 2 },
          ],
        },
      ],
      publishedDays: 6,
      interest: 0.38,
      stamina: 0.76,
    },
    {
      title: 'The old till, step by step',
      category: `${SERVICE}/Tills`,
      cover: 'till',
      introduction: ['For the till that has been replaced.'],
      points: ['Starting up', 'Handing over'],
      chapters: [
        {
          title: '',
          coursewares: [
            { title: 'Starting up', film: true, minutes: 1 },
            { title: 'Handing over', film: true, minutes: 1 },
          ],
        },
      ],
      state: 'withdrawn',
      publishedDays: 54,
      interest: 0.4,
      stamina: 0.7,
      learner: [1, 30],
    },
    {
      title: 'Summer sale',
      category: `${SERVICE}/Meeting people`,
      cover: 'prize',
      introduction: ['What was on sale this summer.'],
      points: [],
      chapters: [{ title: '', coursewares: [{ title: 'What we show', pictures: ['prize', 'rest'], minutes: 3 }] }],
      isRemoved: true,
      publishedDays: 53,
      interest: 0.5,
      stamina: 0.9,
      learner: [1, 0],
    },
    {
      title: 'Ready for the holidays',
      category: `${SERVICE}/Meeting people`,
      cover: 'lamp',
      introduction: ['Queues, questions and returns, rehearsed before they come.'],
      points: ['Peak hours', 'One-line answers'],
      chapters: [{ title: '', coursewares: [{ title: 'Peak hours', film: true, minutes: 1 }] }],
      state: 'scheduled',
      publishedDays: -3,
      interest: 0,
      stamina: 0,
    },
    {
      title: 'Book club',
      category: 'Leading/Your own day',
      cover: 'reading',
      introduction: ['Still being prepared.'],
      points: [],
      chapters: [{ title: '', coursewares: [{ title: 'Opening', sound: true, minutes: 1 }] }],
      state: 'draft',
      publishedDays: 0,
      interest: 0,
      stamina: 0,
    },
  ],
}
