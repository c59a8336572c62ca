export const trainingTemplates = {
  'training.assigned.title': 'New training: {training}',
  'training.assigned.content': 'You are now a member of “{training}”. Open it to see the tasks and dates.',
  'training.completed.title': 'You completed {training}',
  'training.completed.content': 'Well done! You have met all requirements of “{training}”.',
  'training.reminder.title': 'Reminder: please complete {training}',
  'training.reminder.content': '“{training}” still has open tasks. Open it to continue.',
  'training.declined.title': 'Registration for {training} was declined',
  'training.declined.content': 'Your registration for “{training}” was declined. {reason}',
  'training.returned.title': '{task} was returned',
  'training.returned.content': 'Your work “{task}” in “{training}” was returned: {reason}',
}
