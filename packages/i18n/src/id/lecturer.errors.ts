import type { lecturerErrors as source } from '../zh-cn/lecturer.errors.ts'

export const lecturerErrors = {
  'lecturer.gone': 'Pengajar ini sudah tidak ada',
  'lecturer.in_use': 'Masih ada {count} kursus atau sesi dengan pengajar ini. Ganti dulu',
  'lecturer.person_taken': 'Orang ini sudah menjadi pengajar',
  'lecturer.person_unknown': 'Orang ini tidak ada di kolese ini',
} satisfies Record<keyof typeof source, string>
