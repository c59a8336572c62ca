import type { courseImportManageTexts as source } from '../zh-cn/course.import.manage.ts'

export const courseImportManageTexts = {
  'course.manage_import': 'Impor',
  'course.manage_import_text':
    'Banyak kursus dari satu tabel: CSV atau XLSX, paling banyak 500 baris. Setiap baris menjadi draf yang dapat diperiksa sebelum terbit.',
  'course.manage_import_category':
    'Tingkat kategori dipisah “/”, misalnya “Toko/Layanan”. Yang belum ada akan ditambahkan.',
  'course.manage_import_files':
    'Beberapa pengajar atau berkas dipisah “;”. Berkas dicari menurut namanya di pustaka media.',
  'course.manage_import_template': 'Unduh templat',
  'course.manage_import_template_name': 'Templat impor kursus',
  'course.manage_import_choose': 'Pilih berkas',
  'course.manage_import_other': 'Pilih berkas lain',
  'course.manage_import_good': '{count} kursus dapat diimpor',
  'course.manage_import_categories': 'Kategori yang akan ditambahkan: {names}',
  'course.manage_import_run': 'Impor {count} kursus',
  'course.manage_column_title': 'Judul kursus',
  'course.manage_column_category': 'Kategori',
  'course.manage_column_introduction': 'Pengantar',
  'course.manage_column_lecturers': 'Pengajar',
  'course.manage_column_files': 'Berkas materi',
  'course.manage_import_drafts': 'Lihat draf',
  'course.manage_import_example_note': 'Baris kedua templat adalah contoh dan dilewati.',
  'course.manage_example_title': 'Contoh: Dasar kopi seduh manual (baris ini tidak diimpor)',
  'course.manage_example_category': 'Toko/Layanan',
  'course.manage_example_introduction': 'Mengenal alat dan tiga cara menyeduh.',
  'course.manage_example_lecturers': 'Budi Santoso; Rina Wati',
  'course.manage_example_files': 'Alat.mp4; Panduan seduh.pdf',
} satisfies Record<keyof typeof source, string>
