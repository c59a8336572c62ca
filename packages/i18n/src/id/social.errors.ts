import type { socialErrors as source } from '../zh-cn/social.errors.ts'

export const socialErrors = {
  'social.gone': 'Konten ini sudah tidak ada atau tidak tersedia untuk Anda',
  'social.rated_already': 'Anda sudah memberi nilai; penilaian hanya bisa sekali',
  'social.comment_gone': 'Komentar ini sudah dihapus',
  'social.comments_closed': 'Komentar ditutup di sini',
  'social.not_yours': 'Anda hanya bisa menghapus komentar sendiri',
  'social.comment_there': 'Komentar ini tidak sedang dihapus',
  'social.taken_back': 'Komentar ini dihapus penulisnya dan tidak bisa dipulihkan',
  'social.not_begun': 'Anda bisa memberi nilai setelah mulai belajar',
  'social.only_tried': 'Anda bisa berkomentar dan memberi nilai setelah membelinya',
  'social.word_blocked': 'Komentar berisi kata yang tidak diizinkan: {word}',
  'social.too_fast': 'Anda terlalu sering berkomentar. Coba lagi dalam {seconds} detik',
  'social.reported_already': 'Anda sudah melaporkan komentar ini',
} satisfies Record<keyof typeof source, string>
