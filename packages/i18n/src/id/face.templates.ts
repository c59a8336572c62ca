export const faceTemplates = {
  'face.booked.title': 'Anda mendapat kursi: {session}',
  'face.booked.content': 'Anda mendapat kursi di “{session}”, {time}.',
  'face.confirm.title': 'Mohon konfirmasi: {session}',
  'face.confirm.content':
    'Anda mendapat kursi di “{session}”, {time}. Konfirmasikan kehadiran, atau jelaskan alasannya.',
  'face.waiting.title': 'Masuk daftar tunggu: {session}',
  'face.waiting.content':
    '“{session}” ({time}) penuh. Anda di daftar tunggu dan otomatis naik begitu ada kursi kosong.',
  'face.promoted.title': 'Anda naik dari daftar tunggu: {session}',
  'face.promoted.content': 'Ada kursi kosong di “{session}” dan kini milik Anda: {time}.',
  'face.removed.title': 'Kursi Anda ditarik: {session}',
  'face.removed.content': 'Penyelenggara menarik kursi Anda di “{session}”: {reason}',
  'face.leave_granted.title': 'Izin disetujui: {session}',
  'face.leave_granted.content': 'Izin Anda dari “{session}” disetujui. {reason}',
  'face.leave_refused.title': 'Izin ditolak: {session}',
  'face.leave_refused.content': 'Izin Anda dari “{session}” ditolak: {reason}',
  'face.reminder.title': 'Segera: {session}',
  'face.reminder.content': '“{session}” segera dimulai: {time}. Datang tepat waktu dan lakukan absensi.',
}
