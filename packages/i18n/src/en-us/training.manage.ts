export const trainingManageTexts = {
  'org.rights_training': 'Training',
  'org.right.training.edit': 'Edit projects',
  'org.right.training.edit.text': 'Draft and change training projects',
  'org.right.training.publish': 'Publish projects',
  'org.right.training.publish.text': 'Publish, recall, end, archive and delete training projects',
  'org.right.training.members': 'Manage members',
  'org.right.training.members.text':
    'See progress, add and remove members, decide registrations, remind, extend, waive and credit',
}
