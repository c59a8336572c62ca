export const enUsAgreements = {
  user: {
    title: 'User Agreement',
    sections: [
      {
        heading: 'About this agreement',
        paragraphs: [
          'This is the internal learning platform that the company provides to its people. The company runs and manages it. This agreement sets out what you may expect when you use it and the rules that apply.',
          'By signing in and using the platform you confirm that you have read and accept this agreement. How the platform handles personal information is described in the Privacy Policy and in the list of Information We Collect.',
        ],
      },
      {
        heading: 'Your account',
        paragraphs: [
          'The company opens your account. It is for you alone, for work and learning. Please do not pass it on, lend it or share it.',
          'The company maintains details such as your name, phone number, e-mail address, department and position. If something is wrong, ask the learning administrator to correct it.',
        ],
      },
      {
        heading: 'Password and sign-in',
        paragraphs: [
          'A password has 8 to 30 characters with digits, letters and symbols, and no spaces. A password that somebody gave you has to be replaced with one of your own when you sign in.',
          'Keep your password to yourself; nobody needs it, administrators included. After several wrong passwords you have to wait before you can try again. The wait applies only to the network or device the wrong passwords came from, so nobody else can lock you out.',
          'If you think somebody else has used your account, sign out on all devices in the settings and tell the learning administrator as soon as possible.',
        ],
      },
      {
        heading: 'Fair use',
        paragraphs: [
          'Follow the law and the rules of the company. Do not publish anything that is unlawful, infringes the rights of others, is untrue, harasses people or reveals company secrets.',
          'Do not get around permissions or security measures, do not fake study time or results with programs or scripts, and do not disturb the operation of the platform.',
        ],
      },
      {
        heading: 'Content and intellectual property',
        paragraphs: [
          'Courses, materials and other content belong to the company or to whoever holds the rights. They are there for you to learn from within the company. Do not copy, record, share outside the company or otherwise use them without permission.',
        ],
      },
      {
        heading: 'Time and records',
        paragraphs: [
          'While you are signed in, the time during which a page is in view counts as your time in the app. The record of the server decides, and time on several devices at once counts once.',
          'The company may use the records of the platform to plan and improve training. If you doubt a record, ask the learning administrator to check it.',
        ],
      },
      {
        heading: 'Network and service',
        paragraphs: [
          'Without a network, what you submit is kept on your device and sent automatically once the connection is back. Until then, please do not clear the browser data and do not submit it again on another device.',
          'The company does its best to keep the platform available and may pause parts of it for maintenance, upgrades or security. Planned pauses are announced in advance where possible.',
        ],
      },
      {
        heading: 'Changes and end of use',
        paragraphs: [
          'The company may update this agreement. The new text is published on the platform with the date of the update.',
          'When you leave the company or your account is disabled, you are signed out on all devices at once. If this agreement is broken, the company may disable the account and act according to its rules.',
        ],
      },
      {
        heading: 'Contact',
        paragraphs: [
          'If you have questions about this agreement, contact the learning administrator or the HR department.',
        ],
      },
    ],
  },
  privacy: {
    title: 'Privacy Policy',
    sections: [
      {
        heading: 'Who is responsible',
        paragraphs: [
          'This is an internal learning platform of the company. The company is the controller of your personal information: it decides what is processed and why.',
          'The software runs on servers the company has chosen, and the data is kept in a database under its control.',
        ],
      },
      {
        heading: 'What is processed, and why',
        paragraphs: [
          'To let you sign in, to know who you are and to show you what concerns your college, department and position, the platform processes your account name, name, phone number, e-mail address, department, position and avatar.',
          'To protect accounts, it records the network address and the browser of each sign-in. To understand how the platform is used and to plan training, it records your time in the app for each day.',
          'The list of Information We Collect names each item, its purpose and when it is collected.',
        ],
      },
      {
        heading: 'How your information is protected',
        paragraphs: [
          'Passwords are stored only as argon2id hashes. Nobody can read your password from them, not even an administrator.',
          'When you sign in, your browser receives a random token. It contains no personal information, and the server stores only its hash. It stops working as soon as you sign out, your password is replaced or your account is disabled.',
          'The device name is a random text that your browser makes up. The server stores only its hash and uses it to recognise a device on which you have signed in before, and for nothing else.',
        ],
      },
      {
        heading: 'How long it is kept',
        paragraphs: [
          'A sign-in is valid for 30 days and is extended while you use the platform. The record of a sign-in is deleted automatically no later than 30 days after its validity has run out, records of wrong passwords once they are a day old, and the hash of a device name 400 days after you last signed in on that device.',
          'Account details and time in the app are kept while you use the platform. How long they are kept afterwards is decided by the company according to the law and its rules.',
        ],
      },
      {
        heading: 'Who can see it',
        paragraphs: [
          'Within the company, only people who need your information for their work and have been given the right can see it, such as learning administrators and those responsible for training.',
          'The platform does not make your personal information public and does not use it for advertising.',
        ],
      },
      {
        heading: 'Third parties',
        paragraphs: [
          'The platform by itself gives your information to no third party, and its pages contain no analytics or advertising of others.',
          'If the company connects an outside service, for example for text messages or mail, that service receives only what it needs for its task. The company has to agree on its protection with the provider and to tell you.',
        ],
      },
      {
        heading: 'What is kept on your device',
        paragraphs: [
          'Your browser keeps the sign-in token, the account name of the last sign-in, your language, the theme colour, the device name, and actions and time that could not be sent yet. The platform does not track you with cookies.',
          'Signing out removes the token from the device. Clearing the site data in your browser removes the rest.',
        ],
      },
      {
        heading: 'Your rights',
        paragraphs: [
          'You can ask the company to show you your personal information, to give you a copy, to correct it, to delete what is no longer needed, or to explain how it is processed. Contact the learning administrator or the HR department.',
          'You can sign out on this device or on all devices at any time in the settings.',
        ],
      },
      {
        heading: 'Updates and contact',
        paragraphs: [
          'Updates of this policy are published on the platform with their date. If the way your information is processed changes substantially, the company will tell you separately.',
          'If you have questions or concerns about your personal information, contact the learning administrator or the HR department.',
        ],
      },
    ],
  },
  collected: {
    title: 'Information We Collect',
    sections: [
      {
        heading: 'Account and contact details',
        paragraphs: [
          'What: account name, name, phone number, e-mail address. Phone number and e-mail address may be empty.',
          'Why: to let you sign in and to know who you are. You can sign in with account name, phone number or e-mail address.',
          'When: when the company opens your account or updates your details.',
        ],
      },
      {
        heading: 'Your place in the company',
        paragraphs: [
          'What: colleges, department, position, and the labels and roles the company gives you.',
          'Why: to show you what concerns you and to decide which functions you can use.',
          'When: when the company opens your account or changes your position or rights.',
        ],
      },
      {
        heading: 'Avatar and language',
        paragraphs: [
          'What: your avatar, if one is set, and the language you choose.',
          'Why: to show your picture on the pages and to speak your language.',
          'When: when an avatar is set or a language chosen. Without an avatar, the platform shows your initials.',
        ],
      },
      {
        heading: 'Password',
        paragraphs: [
          'What: the argon2id hash of your password and when it was last replaced. The password itself is not stored.',
          'Why: to check the password you enter.',
          'When: when a password is set or replaced.',
        ],
      },
      {
        heading: 'Sign-in records',
        paragraphs: [
          'What: time of the sign-in, network address (IP), browser, and hashes of the sign-in tokens.',
          'Why: to keep you signed in, to look into sign-ins that seem wrong, and to let you sign out on all devices.',
          'When: at each sign-in and whenever it is extended. Deleted automatically no later than 30 days after the sign-in has expired.',
        ],
      },
      {
        heading: 'Sign-in protection',
        paragraphs: [
          'What: number, time and network of wrong passwords, and the hash of the device name. The device name is a random text made up by the browser, not the model or serial number of the device.',
          'Why: to stop others from guessing passwords without getting in your way on devices you use.',
          'When: when somebody tries to sign in. Wrong passwords are deleted once they are a day old and cleared when you sign in; the hash of the device name is deleted 400 days after your last sign-in on that device.',
        ],
      },
      {
        heading: 'Time in the app',
        paragraphs: [
          'What: how long you were in the app on each day, and when this was last recorded.',
          'Why: to understand how the platform is used and to plan and improve training.',
          'When: every 5 seconds while you are signed in and the page is in view. Without a network it is kept on your device and sent later.',
        ],
      },
      {
        heading: 'Learning records',
        paragraphs: [
          'What: what you have studied, which parts and pages you have seen, when each sitting began and ended, your study time for each day, time that was not counted and why, and the notes you write. Only you can see your notes.',
          'Why: to show your progress, to let you go on where you left off, to decide whether a course is finished, to add up study time and ranks, and to plan and improve training.',
          'When: while you study courseware or read articles. Without a network it is kept on the device and sent later.',
          'When the company offers courses, exams, training and other content on the platform, your progress and results are recorded to plan training and to prove what you have learned.',
          'If a new function needs further information, the company updates this list before collecting it.',
        ],
      },
      {
        heading: 'Points',
        paragraphs: [
          'What: points that you earn, spend, have held and lose by expiry, with the type, time and content of each entry, and adjustments of the company with their reasons.',
          'Why: to work out your balance, to show ranks, and to verify the accounts.',
          'When: when you earn points by studying, exams, comments, signing in and so on, and when you spend them. The ranks show your name and points to colleagues of the same college.',
        ],
      },
      {
        heading: 'Feedback and messages to leaders',
        paragraphs: [
          'What: the feedback, pictures and contact details you send, the messages you write in the CEO channel, and the answers.',
          'Why: to act on what you say and to answer you. Feedback is read by people who have the right to answer it; a message in the CEO channel only by you and the person you write to.',
          'When: when you send feedback or write a message.',
        ],
      },
      {
        heading: 'Survey replies',
        paragraphs: [
          'What: for named surveys your name, department, answers, pictures, the time of sending, and a draft until you send it. For anonymous surveys the answers by themselves and, apart from them, the fact that you have replied; nothing connects the two. For visitors who answer a public survey, the hash of a device name that prevents a second reply.',
          'Why: to learn what people think. Named replies are read by people who have the right to see results; while there are fewer than five anonymous replies, nobody sees a result.',
          'When: when you send a reply, and while you write one to a named survey.',
        ],
      },
      {
        heading: 'Orders and delivery addresses',
        paragraphs: [
          'What: your orders in the shop with payments, refunds and invoice details, and the names, phone numbers and addresses you save for delivery.',
          'Why: to take payments, ship goods, give refunds and reconcile accounts. Orders are read by people who have the right to handle them and by the merchant that ships; payments are handled by the provider you choose, and we do not store your payment accounts.',
          'When: when you save an address, place an order, pay or ask for a refund.',
        ],
      },
      {
        heading: 'What is not collected',
        paragraphs: [
          'The platform does not read your location, contacts, messages, photos, call history or device numbers, and does not follow what you do on other sites and in other apps.',
          'Apart from outside services the company itself connects, none of this information is given to third parties.',
        ],
      },
    ],
  },
}
