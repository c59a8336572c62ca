import type { settingsErrors as source } from '../zh-cn/settings.errors.ts'

export const settingsErrors = {
  'settings.short_link_gone': 'Tautan sudah tidak berlaku',
  'settings.text_blank': 'Teks tidak boleh kosong. Untuk kembali ke teks bawaan, hapus teks Anda',
  'settings.text_too_long': 'Maksimal {limit} karakter',
  'settings.text_placeholders_missing': 'Placeholder yang kurang: {names}',
  'settings.text_placeholders_unknown': 'Placeholder tidak dikenal: {names}',
  'settings.text_braces': 'Kurung kurawal hanya untuk placeholder, dan bentuk jamak memerlukan cabang “other”',
  'settings.text_unchanged': 'Tidak ada yang perlu diubah',
  'settings.text_key_unknown': 'Tidak ada teks dengan kunci ini',
  'settings.text_key_twice': 'Kunci ini muncul lebih dari sekali dalam file',
  'settings.text_file_unreadable':
    'File ini tidak dapat dibaca. Gunakan file CSV yang diekspor dari halaman ini, dengan kolom key dan setidaknya satu kolom .edit',
  'settings.text_file_too_long': 'File maksimal {limit} baris',
} satisfies Record<keyof typeof source, string>
