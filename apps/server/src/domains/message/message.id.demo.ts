import type { MessageText } from './message.tables.ts'
import type { DemoMessageName } from './message.zh-cn.demo.ts'

export const messageTexts: Readonly<Record<DemoMessageName, MessageText>> = {
  onboardingWeek: {
    title: 'Pekan karyawan baru dimulai Senin depan',
    content:
      'Rekan-rekan yang baik,\n\nPekan karyawan baru dimulai Senin depan pukul 09.30 di ruang rapat 1 kantor pusat dan berlangsung lima hari. Tim toko dapat ikut secara daring.\n\nKaryawan baru, silakan baca panduan terlebih dahulu. Rekan lain, daftarlah sebagai pendamping dan temani satu orang melewati minggu pertamanya.',
  },
  complianceMonth: {
    title: 'Bulan kepatuhan: selesaikan sebelum akhir bulan',
    content:
      'Bulan ini adalah bulan kepatuhan. Selesaikan tiga topik, yaitu keamanan informasi, pencegahan kecurangan, dan hak konsumen, sebelum akhir bulan. Masing-masing sekitar 20 menit.\n\nAda pertanyaan? Hubungi bagian SDM.',
  },
  guideUpdated: {
    title: 'Panduan untuk pemula diperbarui',
    content:
      'Kini ada penjelasan tentang pemakaian luring, pemberitahuan pesan, dan mengganti foto. Cukup tiga menit membacanya.',
  },
  maintenance: {
    title: 'Pemeliharaan jaringan Sabtu dini hari',
    content:
      'Jaringan kantor pusat dipelihara pada Sabtu pukul 01.00–03.00. Platform mungkin tidak dapat dibuka untuk sementara.\n\nBeranda dan pesan yang pernah dibuka tetap bisa dibaca. Apa yang Anda lakukan disimpan di ponsel dan dikirim sesudahnya.',
  },
  serviceMonth: {
    title: 'Bulan pelayanan toko dimulai',
    content:
      'Dari “Selamat datang” sampai “Sampai jumpa”: sepuluh hal kecil yang membuat pelanggan kembali. Setiap pagi toko berlatih satu hal, dan di akhir bulan kita memilih bintang pelayanan.',
  },
  readingChallenge: {
    title: 'Tantangan membaca 30 hari',
    content:
      'Lima belas menit sehari, satu buku dalam 30 hari. Siapa pun yang sampai halaman terakhir mendapat lencana edisi terbatas dan satu buku bertanda tangan.',
  },
  anniversary: {
    title: 'Terima kasih: perusahaan genap 18 tahun',
    content:
      'Delapan belas tahun, 126 toko, dan lebih dari 6.000 rekan. Terima kasih kepada semua yang sedang berjalan. Sampai jumpa di bukit pasir berikutnya.',
  },
  studyPlan: {
    title: 'Rencana belajar bulan ini sudah siap',
    content:
      'Sesuai jabatan Anda, kami menyiapkan 4 materi, totalnya sekitar 3 jam 20 menit. Sedikit setiap hari, dan semuanya selesai sebelum akhir bulan.',
  },
  streak: {
    title: 'Hebat, Anda belajar 7 hari berturut-turut',
    content:
      'Tujuh hari tanpa putus, melampaui 86% rekan di departemen Anda. Satu hari lagi dan lencana “Penjelajah Pasir” menjadi milik Anda.',
  },
  dueSoon: {
    title: '2 materi jatuh tempo 3 hari lagi',
    content:
      '“Pelayanan di kasir” dan “Keselamatan kebakaran di toko” jatuh tempo 3 hari lagi, sisa sekitar 35 menit. Selesaikan sekarang agar akhir pekan lebih tenang.',
  },
  weekly: {
    title: 'Belajar {from} – {until}',
    content:
      'Minggu ini Anda belajar {minutes} menit dan menyelesaikan {done} materi. Langkah kecil ada hasilnya. Sampai jumpa minggu depan.',
  },
  praise: {
    title: '{who} menyukai catatan belajar Anda',
    content: '“Sangat konkret, terutama tiga langkah menangani retur. Sudah saya teruskan ke tim di toko.”',
  },
  reply: {
    title: '{who} menjawab pertanyaan Anda',
    content:
      'Anda bertanya: Bisakah poin anggota dipakai bersama promo?\n\nJawaban: Bisa. Harga promo dihitung dulu, baru dipotong poin. Mesin kasir mengurusnya; cukup periksa dua baris di struk.',
  },
  mention: {
    title: '{who} menyebut Anda dalam diskusi',
    content: '“Toko kamilah yang pertama mencoba penataan ini dan hasilnya bagus. Silakan tanya caranya.”',
  },
  thanks: {
    title: '{who} berterima kasih atas bantuan Anda',
    content:
      '“Terima kasih sudah mengajari saya cara kerja kasir minggu lalu. Hari ini pertama kali saya jaga sendiri, tanpa satu kesalahan pun!”',
  },
  classReminder: {
    title: 'Besok pukul 14.00: Berbicara dengan pelanggan',
    content:
      'Tempat: ruang 302, lantai 3, kantor pusat\nPengajar: {who}\n\nHarap tiba 10 menit lebih awal untuk absen dan bawa kartu karyawan. Jika berhalangan, beri tahu pengajar sebelum pukul 18.00 hari ini.',
  },
  homeworkMarked: {
    title: 'Tugas Anda sudah dinilai: 92',
    content: '{who}: “Pengamatan yang teliti. Tambahkan satu contoh menangani keluhan, maka lengkaplah.”',
  },
  homeworkWaiting: {
    title: '3 tugas menunggu penilaian Anda',
    content: 'Yang paling lama sudah dikumpulkan 2 hari. Peserta menanti komentar Anda; masing-masing sekitar 5 menit.',
  },
  classFull: {
    title: 'Kelas “Berbicara dengan pelanggan” sudah penuh',
    content:
      'Ada 24 orang terdaftar untuk kelas besok. Ruang dan proyektor sudah siap, daftar hadir dibuka 30 menit sebelum mulai.',
  },
  teamWeek: {
    title: 'Belajar tim Anda minggu ini',
    content:
      '10 dari 12 anggota tim belajar minggu ini, rata-rata 52 menit. Dua orang punya materi yang jatuh tempo dalam tiga hari: mungkin perlu diingatkan.',
  },
  packSent: {
    title: 'Paket selamat datang sudah dikirim',
    content:
      'Buku catatan, tali kartu, dan satu set buku telah berangkat dari kantor pusat dan tiba di toko Anda dalam 3 hari.',
  },
  packReceived: {
    title: 'Paket selamat datang sudah diterima',
    content: 'Paket diterima oleh bagian depan toko. Jika ada yang kurang atau rusak, hubungi bagian SDM dalam 7 hari.',
  },
  refund: {
    title: 'Biaya buku sudah dikembalikan',
    content:
      'Buku yang Anda kembalikan sudah kami periksa. Dana kembali lewat cara bayar semula, biasanya 1–3 hari kerja.',
  },
  addPortrait: {
    title: 'Pasang foto agar rekan mengenali Anda',
    content: 'Foto tampil di diskusi, peringkat, dan saat absen pelatihan. Pilih satu foto, potong, selesai.',
  },
  newDevice: {
    title: 'Akun Anda masuk di perangkat baru',
    content:
      'Jika itu Anda, tidak perlu melakukan apa-apa. Jika bukan, segera keluar dari semua perangkat lewat pengaturan dan ganti kata sandi.',
  },
  privacyUpdated: {
    title: 'Kebijakan privasi diperbarui',
    content:
      'Kini dijelaskan pula tentang foto dan pesan: apa yang disimpan, berapa lama, dan siapa yang dapat melihatnya. Anda dapat membacanya kapan saja.',
  },
  languages: {
    title: 'Kini tersedia dalam lima bahasa',
    content:
      '简体中文, 繁體中文, English, Tiếng Việt, dan Bahasa Indonesia: ganti kapan saja di pengaturan, pesan pun ikut berganti.',
  },
  offline: {
    title: 'Bisa dibuka tanpa jaringan',
    content:
      'Tidak ada sinyal di kereta atau gudang? Beranda dan pesan tetap terbaca. Apa yang Anda lakukan disimpan di ponsel dan dikirim begitu tersambung.',
  },
  release: {
    title: 'Pembaruan: lebih cepat, gambar lebih tajam',
    content: 'Beranda terbuka dua kali lebih cepat, dan gambar mengikuti ukuran layar sehingga lebih hemat kuota.',
  },
  backup: {
    title: 'Cadangan semalam selesai',
    content: 'Basis data dan berkas dicadangkan pukul 03.12: 4,6 GB, lolos pemeriksaan.',
  },
}
