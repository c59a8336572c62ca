export const trainingTemplates = {
  'training.assigned.title': 'Pelatihan baru: {training}',
  'training.assigned.content': 'Anda kini menjadi peserta “{training}”. Buka untuk melihat tugas dan jadwalnya.',
  'training.completed.title': 'Anda menyelesaikan {training}',
  'training.completed.content': 'Selamat! Anda telah memenuhi semua syarat “{training}”.',
  'training.reminder.title': 'Pengingat: selesaikan {training}',
  'training.reminder.content': '“{training}” masih memiliki tugas yang belum selesai. Buka untuk melanjutkan.',
  'training.declined.title': 'Pendaftaran {training} ditolak',
  'training.declined.content': 'Pendaftaran Anda untuk “{training}” ditolak. {reason}',
  'training.returned.title': '“{task}” dikembalikan',
  'training.returned.content': 'Tugas “{task}” Anda di “{training}” dikembalikan: {reason}',
}
