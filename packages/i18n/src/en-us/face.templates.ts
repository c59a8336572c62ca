export const faceTemplates = {
  'face.booked.title': 'You have a seat: {session}',
  'face.booked.content': 'You have a seat in “{session}”, {time}.',
  'face.confirm.title': 'Please confirm: {session}',
  'face.confirm.content': 'You have a seat in “{session}”, {time}. Please confirm that you come, or say why not.',
  'face.waiting.title': 'On the waiting list: {session}',
  'face.waiting.content':
    '“{session}” ({time}) is full. You are on the waiting list and move up by yourself as soon as a seat is free.',
  'face.promoted.title': 'You moved up: {session}',
  'face.promoted.content': 'A seat in “{session}” became free and is yours: {time}.',
  'face.removed.title': 'Your seat was taken back: {session}',
  'face.removed.content': 'The organiser took back your seat in “{session}”: {reason}',
  'face.leave_granted.title': 'Leave granted: {session}',
  'face.leave_granted.content': 'Your leave from “{session}” was granted. {reason}',
  'face.leave_refused.title': 'Leave refused: {session}',
  'face.leave_refused.content': 'Your leave from “{session}” was refused: {reason}',
  'face.reminder.title': 'Coming up: {session}',
  'face.reminder.content': '“{session}” begins soon: {time}. Please be on time and sign in.',
}
