import type { examErrors as source } from '../zh-cn/exam.errors.ts'

export const examErrors = {
  'exam.unknown': 'Ujian ini tidak ada',
  'exam.question_unknown': 'Soal ini tidak ada',
  'exam.paper_unknown': 'Naskah soal ini tidak ada',
  'exam.question_in_use':
    '{count, plural, other {# naskah soal atau latihan memakai}} soal ini sehingga tidak dapat dihapus',
  'exam.question_needed':
    'Tidak dapat dihapus: bank soal tidak akan cukup untuk {count, plural, other {# ujian}} dengan naskah acak: {names}',
  'exam.paper_in_use': '{count, plural, other {# ujian memakai}} naskah soal ini sehingga tidak dapat dihapus',
  'exam.bad_question': 'Masih ada {faults, plural, other {# masalah}} pada soal yang harus diperbaiki dahulu',
  'exam.has_faults': 'Masih ada {faults, plural, other {# masalah}} yang harus diperbaiki sebelum diterbitkan',
  'exam.wrong_state': 'Status ujian sudah berubah sehingga tindakan ini tidak dapat dilakukan',
  'exam.import_headings': 'Tabel tidak memiliki kolom jenis atau soal',
  'exam.override_unknown': 'Ketentuan khusus ini tidak ada',
  'exam.type.single': 'Pilihan tunggal',
  'exam.type.multiple': 'Pilihan ganda',
  'exam.type.uncertain': 'Satu atau lebih jawaban',
  'exam.type.judge': 'Benar atau salah',
  'exam.type.fill': 'Isian',
  'exam.type.match': 'Menjodohkan',
  'exam.type.order': 'Mengurutkan',
  'exam.type.essay': 'Esai',
  'exam.type.material': 'Bacaan dengan pertanyaan',
  'exam.difficulty.easy': 'Mudah',
  'exam.difficulty.medium': 'Sedang',
  'exam.difficulty.hard': 'Sulit',
  'exam.answer.true': 'Benar',
  'exam.answer.false': 'Salah',
  'exam.column.type': 'Jenis',
  'exam.column.stem': 'Soal',
  'exam.column.option': 'Opsi',
  'exam.column.answer': 'Jawaban',
  'exam.column.analysis': 'Pembahasan',
  'exam.column.difficulty': 'Tingkat kesulitan',
  'exam.column.category': 'Kategori',
  'exam.column.tags': 'Tag',
  'exam.file.questions': 'Bank soal',
  'exam.file.template': 'Templat impor soal',
  'exam.file.import': 'Impor soal',
  'exam.import_sample': `1. [Pilihan tunggal] Contoh: Berapa derajat air untuk teh hijau?
A. 60 derajat
B. 80 derajat
C. 100 derajat
Jawaban: B
Pembahasan: Air yang lebih panas membuatnya pahit.
Tingkat kesulitan: Mudah
Kategori: Minuman/Teh
Tag: teh; air

2. [Pilihan ganda] Contoh: Mana yang termasuk teh?
A. Oolong
B. Latte
C. Pu'er
Jawaban: AC

3. [Satu atau lebih jawaban] Contoh: Kapan harus mencuci tangan?
A. Sebelum bekerja
B. Setelah menyentuh bahan mentah
C. Setelah dari toilet
Jawaban: ABC

4. [Benar atau salah] Contoh: Susu yang sudah dibuka disimpan di kulkas.
Jawaban: Benar

5. [Isian] Contoh: Seminggu ada ___ hari, sehari ada ___ jam.
Jawaban: 7|tujuh; 24|dua puluh empat

6. [Menjodohkan] Contoh: Jodohkan minuman dengan bahannya.
A. Latte = susu
B. Teh hijau = daun teh

7. [Mengurutkan] Contoh: Urutkan langkah melayani tamu.
A. Menyapa
B. Mencatat pesanan
C. Mengucapkan sampai jumpa

8. [Esai] Contoh: Tamu mengeluh. Apa yang Anda lakukan?
Jawaban: Dengarkan, minta maaf, lalu selesaikan.`,
  'exam.row_type': 'Jenis harus salah satu dari: {names}',
  'exam.row_no_stem': 'Soal harus berisi teks',
  'exam.row_too_long': 'Terlalu panjang: paling banyak {most} karakter',
  'exam.row_options': 'Perlu paling sedikit dua opsi',
  'exam.row_pairs': 'Setiap opsi harus ditulis “kiri = kanan”',
  'exam.row_answer_one': 'Jawaban harus huruf satu opsi, misalnya B',
  'exam.row_answer_several': 'Jawaban harus huruf dari sedikitnya dua opsi, misalnya ABD',
  'exam.row_answer_letters': 'Jawaban harus huruf opsi, misalnya AC',
  'exam.row_answer_judge': 'Jawaban harus “Benar” atau “Salah”',
  'exam.row_no_blanks': 'Tandai bagian kosong dengan tiga garis bawah atau lebih: ___',
  'exam.row_answer_fill':
    '{count, plural, other {Soal memiliki # bagian kosong: beri jawaban sebanyak itu, dipisahkan titik koma}}; pisahkan jawaban yang diterima untuk satu bagian dengan “|”',
  'exam.row_difficulty': 'Tingkat kesulitan harus salah satu dari: {names}',
  'exam.row_category': 'Kategori paling dalam tiga tingkat, dengan nama paling panjang 40 karakter',
  'exam.row_tags': 'Paling banyak 20 tag, masing-masing 30 karakter',
  'exam.row_bad': 'Soal tidak lengkap sehingga tidak dapat diimpor',
  'exam.bad_override': 'Pilih satu orang atau satu departemen, lalu ubah sedikitnya satu ketentuan',
  'exam.withdrawn': 'Ujian ini sudah ditarik',
  'exam.not_open_yet': 'Ujian ini belum dibuka',
  'exam.closed': 'Ujian ini sudah ditutup',
  'exam.admission_over': 'Waktu untuk memulai ujian sudah lewat',
  'exam.no_attempts_left': 'Kesempatan ujian Anda sudah habis',
  'exam.wait_between': 'Anda harus menunggu sebelum percobaan berikutnya',
  'exam.passed_already': 'Anda sudah lulus ujian ini',
  'exam.in_review': 'Percobaan terakhir Anda sedang dinilai',
  'exam.wrong_password': 'Kata sandi ujian salah',
  'exam.paper_short': 'Soal di bank soal tidak cukup. Hubungi administrator Anda',
  'exam.attempt_unknown': 'Percobaan ini tidak ada',
  'exam.newer_page_open': 'Lembar ujian dibuka di halaman atau perangkat lain, jadi halaman ini hanya bisa dibaca',
  'exam.time_over': 'Waktu habis. Jawaban yang tersimpan akan dikumpulkan',
  'exam.handed_in': 'Percobaan ini sudah dikumpulkan',
  'exam.operations_missing': 'Ada jawaban yang belum tersimpan dan sedang dikirim ulang',
  'exam.too_early': 'Anda bisa mengumpulkan setelah {minutes} menit lagi',
  'exam.required_unanswered': '{count} soal wajib belum dijawab',
  'exam.still_running': 'Ujian masih berlangsung, jadi belum ada hasil',
  'exam.receipt_unknown': 'Tanda terima ini tidak ditemukan',
  'exam.bad_seal': 'Berkas tersegel telah diubah atau milik percobaan lain',
  'exam.bad_mark': 'Nilai atau rubrik tidak sesuai dengan soal',
  'exam.marks_missing': '{count, plural, other {# jawaban belum diberi nilai}}',
  'exam.regrade_running': 'Ujian ini sedang dinilai ulang, harap tunggu sampai selesai',
  'exam.sealed_unknown': 'Berkas bersegel ini tidak ada',
  'exam.sealed_decided': 'Berkas bersegel ini sudah diputuskan',
  'exam.sealed_enough': 'Paling banyak {most} berkas bersegel dapat dikumpulkan untuk satu percobaan',
} satisfies Record<keyof typeof source, string>
