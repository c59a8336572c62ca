import type { reviewErrors as source } from '../zh-cn/review.errors.ts'

export const reviewErrors = {
  'review.unknown': 'Pekerjaan ini tidak ada atau bukan untuk Anda nilai',
  'review.claimed': '{name} sedang menilai pekerjaan ini',
  'review.marked_already': '{name} sudah menilai pekerjaan ini',
  'review.approval_unknown': 'Permintaan ini tidak ada atau bukan untuk Anda',
  'review.approval_own': 'Anda tidak dapat memutuskan permintaan Anda sendiri',
  'review.approval_decided': 'Permintaan ini sudah diputuskan',
  'review.approval_withdrawn': 'Pemohon telah menarik permintaan ini',
  'review.approval_reason_missing': 'Tuliskan alasan penolakan',
  'review.approval_nobody': 'Tidak ada yang dapat memutuskan. Hubungi administrator',
  'review.approval_too_many': 'Terlalu banyak permintaan Anda yang masih menunggu',
  'review.approval_bad_person': 'Orang ini tidak dapat dipilih',
  'review.approval_reminded': 'Mereka baru saja diingatkan',
  'review.approval_bad_time': 'Periksa waktu ketidakhadiran',
  'review.approval_asked_already': 'Anda sudah mengajukannya; masih menunggu',
  'review.flow_unknown': 'Alur ini tidak ada',
  'review.flow_incomplete': 'Ada langkah yang belum lengkap',
  'review.flow_too_many': 'Jumlah alur sudah mencapai batas',
  'review.head_unknown': 'Departemen ini tidak ada',
  'review.publication_old': 'Isinya berubah sejak diminta; penulisnya harus meminta lagi',
} satisfies Record<keyof typeof source, string>
