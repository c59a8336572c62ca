import type { MessageText } from './message.tables.ts'
import type { DemoMessageName } from './message.zh-cn.demo.ts'

export const messageTexts: Readonly<Record<DemoMessageName, MessageText>> = {
  onboardingWeek: {
    title: 'Onboarding week starts next Monday',
    content:
      'Dear colleagues,\n\nOnboarding week starts next Monday at 9:30 in meeting room 1 at headquarters and runs for five days. Store teams can join online.\n\nNewcomers: please read the guide beforehand. Everyone else: sign up as a buddy and help someone through their first week.',
  },
  complianceMonth: {
    title: 'Compliance month: please finish by the end of the month',
    content:
      'This is our compliance month. Please complete the three topics (information security, fraud prevention and consumer rights) by the end of the month. Each takes about 20 minutes.\n\nQuestions? Your People team is happy to help.',
  },
  guideUpdated: {
    title: 'The newcomer’s guide has been updated',
    content:
      'It now explains working offline, message alerts and changing your picture. It takes three minutes to read.',
  },
  maintenance: {
    title: 'Network maintenance early on Saturday',
    content:
      'The network at headquarters will be serviced on Saturday from 1:00 to 3:00. The platform may be unavailable for short periods.\n\nYour home page and messages stay readable, and whatever you do is kept on your phone and sent afterwards.',
  },
  serviceMonth: {
    title: 'Service month is on',
    content:
      'From “Welcome” to “See you soon”: ten small things that bring customers back. Every store practises one each morning, and we choose the service stars at the end of the month.',
  },
  readingChallenge: {
    title: 'The 30-day reading challenge',
    content:
      'Fifteen minutes a day, one book in thirty days. Everyone who makes it to the last page gets a limited-edition badge and a signed copy.',
  },
  anniversary: {
    title: 'Thank you for 18 years together',
    content:
      'Eighteen years, 126 stores and more than 6,000 colleagues. Thank you to everyone on the way. See you on the next dune.',
  },
  studyPlan: {
    title: 'Your learning plan for this month is ready',
    content:
      'We picked four items for your position, about 3 hours 20 minutes in all. A little every day and you will be done well before the month is over.',
  },
  streak: {
    title: 'Well done: seven days in a row',
    content:
      'You have learned something seven days running, more than 86% of your department. One more day and the “Dune Walker” badge is yours.',
  },
  dueSoon: {
    title: 'Two items are due in 3 days',
    content:
      '“Service at the checkout” and “Fire safety in stores” are due in 3 days. You need about 35 more minutes. Finish now and enjoy your weekend.',
  },
  weekly: {
    title: 'Your week: {from} – {until}',
    content:
      'You studied for {minutes} minutes this week and completed {done, plural, one {# item} other {# items}}. Small steps add up. See you next week.',
  },
  praise: {
    title: '{who} liked your learning notes',
    content:
      '“Really practical, especially the three steps for handling returns. I have passed them on to the team in our store.”',
  },
  reply: {
    title: '{who} answered your question',
    content:
      'You asked: Can loyalty points be used together with a promotion?\n\nAnswer: Yes. The promotion comes first, then the points. The till does it for you; check the two lines on the receipt.',
  },
  mention: {
    title: '{who} mentioned you in a discussion',
    content: '“Our store tried this display first and it worked really well. Ask them how they did it.”',
  },
  thanks: {
    title: '{who} says thank you',
    content:
      '“Thanks for showing me the checkout last week. Today I ran it on my own for the first time, without a single mistake!”',
  },
  classReminder: {
    title: 'Tomorrow at 14:00: Talking with customers',
    content:
      'Where: room 302, third floor, headquarters\nLecturer: {who}\n\nPlease sign in ten minutes early and bring your badge. If you cannot come, tell the lecturer by 18:00 today.',
  },
  homeworkMarked: {
    title: 'Your homework has been marked: 92 points',
    content: '{who}: “Very well observed. Add one example of handling a complaint and it will be complete.”',
  },
  homeworkWaiting: {
    title: '3 pieces of homework are waiting for you',
    content:
      'The oldest was handed in two days ago. Your learners are looking forward to your comments; each takes about five minutes.',
  },
  classFull: {
    title: 'Talking with customers is fully booked',
    content:
      '24 people have registered for tomorrow’s session. Room and projector are ready, and the sign-in list opens 30 minutes before the start.',
  },
  teamWeek: {
    title: 'Your team’s week in learning',
    content:
      '10 of your 12 people learned something this week, 52 minutes on average. Two have items due within three days: a reminder might help.',
  },
  packSent: {
    title: 'Your welcome pack is on its way',
    content:
      'A notebook, a lanyard and a set of books left headquarters today and should reach your store within three days.',
  },
  packReceived: {
    title: 'Your welcome pack has arrived',
    content:
      'The front desk of your store has signed for it. If anything is missing or damaged, tell the People team within seven days.',
  },
  refund: {
    title: 'Your books have been refunded',
    content:
      'The book you returned has been checked in, and the amount goes back the way it was paid. That usually takes one to three working days.',
  },
  addPortrait: {
    title: 'Add a picture so that colleagues recognise you',
    content: 'It appears in discussions, ranks and at the sign-in for training. Choose a photo, crop it, done.',
  },
  newDevice: {
    title: 'Your account was used on a new device',
    content:
      'If this was you, there is nothing to do. If not, sign out on all devices in the settings at once and change your password.',
  },
  privacyUpdated: {
    title: 'The privacy policy has been updated',
    content:
      'It now covers pictures and messages: what is stored, for how long, and who can see it. You can read it in full at any time.',
  },
  languages: {
    title: 'Now in five languages',
    content:
      '简体中文, 繁體中文, English, Tiếng Việt and Bahasa Indonesia: switch at any time in the settings, and your messages switch with you.',
  },
  offline: {
    title: 'It opens without a network',
    content:
      'No signal on the underground or in the stock room? Home page and messages stay readable. What you do is kept on your phone and sent once you are back online.',
  },
  release: {
    title: 'Update: faster to open, sharper pictures',
    content:
      'The home page now opens in half the time, and pictures come in the size of your screen, which also saves data.',
  },
  backup: {
    title: 'Last night’s backup is complete',
    content: 'Database and files were backed up at 03:12: 4.6 GB, verified.',
  },
}
