import type { lecturerTexts as source } from '../zh-cn/lecturer.ts'

export const lecturerTexts = {
  'lecturer.detail': 'Pengajar',
  'lecturer.search': 'Cari pengajar',
  'lecturer.search_hint': 'Nama, perusahaan, atau tingkat',
  'lecturer.search_start': 'Mencari siapa?',
  'lecturer.search_text': 'Ketik nama, perusahaan, atau tingkat; hasil langsung muncul',
  'lecturer.kinds': 'Jenis pengajar',
  'lecturer.kind_all': 'Semua',
  'lecturer.kind_internal': 'Internal',
  'lecturer.kind_external': 'Eksternal',
  'lecturer.kind_official': 'Resmi',
  'lecturer.kind_assistant': 'Asisten',
  'lecturer.courses': 'Kursus',
  'lecturer.duration': 'Total durasi',
  'lecturer.introduction': 'Tentang',
  'lecturer.none': 'Belum ada pengajar',
  'lecturer.none_text': 'Pengajar perusahaan akan muncul di sini',
  'lecturer.none_of_kind': 'Belum ada pengajar jenis ini',
  'lecturer.show_all': 'Lihat semua pengajar',
  'lecturer.none_found': '“{words}” tidak ditemukan',
} satisfies Record<keyof typeof source, string>
