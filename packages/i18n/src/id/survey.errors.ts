import type { surveyErrors as source } from '../zh-cn/survey.errors.ts'

export const surveyErrors = {
  'survey.gone': 'Survei tidak ada atau Anda tidak berhak melihatnya',
  'survey.not_open': 'Survei ini sedang tidak dibuka untuk dijawab',
  'survey.replied_already': 'Anda sudah mengisi survei ini',
  'survey.edition_replaced': 'Pertanyaan baru saja berubah. Periksa jawaban Anda lalu kirim lagi',
  'survey.incomplete': '{count} jawaban belum diisi atau tidak valid',
  'survey.device_unknown': 'Perangkat ini tidak dikenali. Muat ulang halaman lalu coba lagi',
  'survey.draft_anonymous': 'Draf survei anonim hanya disimpan di perangkat Anda',
  'survey.wrong_state': 'Status survei tidak mengizinkan tindakan ini',
  'survey.anonymity_fixed': 'Survei yang sudah terbit tidak dapat diubah antara anonim dan bernama',
  'survey.has_faults': '{count} masalah harus diperbaiki sebelum diterbitkan',
  'survey.too_few': 'Hasil disembunyikan sampai ada setidaknya {least} jawaban anonim',
  'survey.anonymous': 'Tidak seorang pun dapat melihat siapa yang mengisi survei anonim',
  'survey.reminded_today': 'Pengingat sudah dikirim dalam 24 jam terakhir',
  'survey.visitor': 'Pengunjung',
  'survey.other': 'Lainnya',
  'survey.column.time': 'Waktu kirim',
  'survey.column.person': 'Nama',
  'survey.column.department': 'Departemen',
  'survey.file.export': 'jawaban edisi',
} satisfies Record<keyof typeof source, string>
