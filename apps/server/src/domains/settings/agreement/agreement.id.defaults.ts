export const idAgreements = {
  user: {
    title: 'Perjanjian Pengguna',
    sections: [
      {
        heading: 'Tentang perjanjian ini',
        paragraphs: [
          'Ini adalah platform pembelajaran internal yang disediakan perusahaan bagi karyawannya. Perusahaan menjalankan dan mengelolanya. Perjanjian ini menjelaskan hak Anda saat menggunakan platform serta aturan yang berlaku.',
          'Dengan masuk dan menggunakan platform, Anda menyatakan telah membaca dan menyetujui perjanjian ini. Cara platform menangani data pribadi dijelaskan dalam Kebijakan Privasi dan Informasi yang Dikumpulkan.',
        ],
      },
      {
        heading: 'Akun Anda',
        paragraphs: [
          'Akun dibuka oleh perusahaan dan hanya untuk Anda sendiri, untuk keperluan kerja dan belajar. Jangan mengalihkan, meminjamkan, atau memakainya bersama orang lain.',
          'Data seperti nama, nomor telepon, email, departemen, dan jabatan dikelola oleh perusahaan. Jika ada yang keliru, mintalah administrator pembelajaran untuk memperbaikinya.',
        ],
      },
      {
        heading: 'Kata sandi dan proses masuk',
        paragraphs: [
          'Kata sandi terdiri atas 8 sampai 30 karakter dengan angka, huruf, dan simbol, tanpa spasi. Kata sandi yang diberikan orang lain harus diganti dengan kata sandi Anda sendiri saat masuk.',
          'Simpan kata sandi untuk diri sendiri; tidak ada yang memerlukannya, termasuk administrator. Setelah beberapa kali salah, Anda harus menunggu sebelum mencoba lagi. Masa tunggu hanya berlaku untuk jaringan atau perangkat tempat kesalahan itu terjadi, sehingga orang lain tidak dapat mengunci akun Anda.',
          'Jika Anda menduga akun Anda dipakai orang lain, keluarlah dari semua perangkat melalui pengaturan dan segera beri tahu administrator pembelajaran.',
        ],
      },
      {
        heading: 'Aturan penggunaan',
        paragraphs: [
          'Patuhi hukum dan peraturan perusahaan. Jangan memuat konten yang melanggar hukum, melanggar hak orang lain, tidak benar, melecehkan, atau membocorkan rahasia perusahaan.',
          'Jangan menghindari pembatasan hak akses dan pengamanan, jangan memalsukan waktu atau hasil belajar dengan program atau skrip, dan jangan mengganggu jalannya platform.',
        ],
      },
      {
        heading: 'Konten dan kekayaan intelektual',
        paragraphs: [
          'Kursus, materi, dan konten lainnya adalah milik perusahaan atau pemegang haknya, dan disediakan untuk Anda pelajari di lingkungan perusahaan. Jangan menyalin, merekam, menyebarkan ke luar, atau menggunakannya untuk hal lain tanpa izin.',
        ],
      },
      {
        heading: 'Waktu dan catatan',
        paragraphs: [
          'Selama Anda masuk, waktu ketika halaman terlihat di layar dihitung sebagai waktu Anda di aplikasi. Catatan server yang menentukan, dan waktu di beberapa perangkat sekaligus hanya dihitung satu kali.',
          'Perusahaan dapat menggunakan catatan di platform untuk merencanakan dan memperbaiki pelatihan. Jika Anda meragukan suatu catatan, mintalah administrator pembelajaran untuk memeriksanya.',
        ],
      },
      {
        heading: 'Jaringan dan layanan',
        paragraphs: [
          'Tanpa jaringan, apa yang Anda kirim disimpan di perangkat dan dikirim otomatis setelah koneksi pulih. Sebelum terkirim, jangan menghapus data browser dan jangan mengirim ulang dari perangkat lain.',
          'Perusahaan berupaya menjaga platform tetap tersedia dan dapat menghentikan sementara sebagian layanan untuk pemeliharaan, pembaruan, atau keamanan. Penghentian yang direncanakan sedapat mungkin diumumkan lebih dahulu.',
        ],
      },
      {
        heading: 'Perubahan dan pengakhiran',
        paragraphs: [
          'Perusahaan dapat memperbarui perjanjian ini. Teks yang baru diumumkan di platform beserta tanggal pembaruannya.',
          'Saat Anda meninggalkan perusahaan atau akun Anda dinonaktifkan, Anda langsung dikeluarkan dari semua perangkat. Jika perjanjian ini dilanggar, perusahaan dapat menonaktifkan akun dan bertindak sesuai peraturannya.',
        ],
      },
      {
        heading: 'Kontak',
        paragraphs: ['Jika ada pertanyaan tentang perjanjian ini, hubungi administrator pembelajaran atau bagian SDM.'],
      },
    ],
  },
  privacy: {
    title: 'Kebijakan Privasi',
    sections: [
      {
        heading: 'Siapa yang bertanggung jawab',
        paragraphs: [
          'Ini adalah platform pembelajaran internal perusahaan. Perusahaan adalah pengendali data pribadi Anda: perusahaan menentukan data apa yang diproses dan untuk tujuan apa.',
          'Perangkat lunaknya berjalan di server pilihan perusahaan, dan data disimpan dalam basis data yang dikendalikan perusahaan.',
        ],
      },
      {
        heading: 'Data yang diproses dan tujuannya',
        paragraphs: [
          'Agar Anda dapat masuk, agar platform mengetahui siapa Anda, dan untuk menampilkan hal yang berkaitan dengan akademi, departemen, dan jabatan Anda, platform memproses nama akun, nama, nomor telepon, email, departemen, jabatan, dan foto profil.',
          'Untuk melindungi akun, platform mencatat alamat jaringan dan browser setiap kali Anda masuk. Untuk memahami penggunaan platform dan merencanakan pelatihan, platform mencatat waktu Anda di aplikasi setiap hari.',
          'Setiap jenis informasi, tujuan, dan saat pengumpulannya tercantum dalam Informasi yang Dikumpulkan.',
        ],
      },
      {
        heading: 'Cara informasi Anda dilindungi',
        paragraphs: [
          'Kata sandi hanya disimpan sebagai hash argon2id. Tidak seorang pun dapat membaca kata sandi Anda dari hash itu, termasuk administrator.',
          'Saat Anda masuk, browser menerima token acak. Token itu tidak memuat data pribadi, dan server hanya menyimpan hash-nya. Token langsung tidak berlaku begitu Anda keluar, kata sandi diganti, atau akun dinonaktifkan.',
          'Nama perangkat adalah teks acak yang dibuat browser Anda. Server hanya menyimpan hash-nya dan menggunakannya semata-mata untuk mengenali perangkat tempat Anda pernah masuk.',
        ],
      },
      {
        heading: 'Berapa lama disimpan',
        paragraphs: [
          'Sesi masuk berlaku 30 hari dan diperpanjang selama Anda menggunakan platform. Catatan masuk dihapus otomatis paling lambat 30 hari setelah masa berlakunya habis, catatan kata sandi salah setelah berumur satu hari, dan hash nama perangkat 400 hari setelah Anda terakhir masuk di perangkat itu.',
          'Data akun dan waktu di aplikasi disimpan selama Anda menggunakan platform. Lama penyimpanan sesudahnya ditentukan perusahaan sesuai hukum dan peraturannya.',
        ],
      },
      {
        heading: 'Siapa yang dapat melihat',
        paragraphs: [
          'Di dalam perusahaan, hanya orang yang memerlukan informasi Anda untuk pekerjaannya dan telah diberi hak yang dapat melihatnya, misalnya administrator pembelajaran dan penanggung jawab pelatihan.',
          'Platform tidak memublikasikan data pribadi Anda dan tidak menggunakannya untuk iklan.',
        ],
      },
      {
        heading: 'Pihak ketiga',
        paragraphs: [
          'Platform sendiri tidak memberikan informasi Anda kepada pihak ketiga, dan halamannya tidak memuat alat analitik atau iklan dari pihak lain.',
          'Jika perusahaan menghubungkan layanan luar, misalnya untuk pesan teks atau email, layanan itu hanya menerima informasi yang diperlukan untuk tugasnya. Perusahaan wajib menyepakati perlindungannya dengan penyedia layanan dan memberi tahu Anda.',
        ],
      },
      {
        heading: 'Yang disimpan di perangkat Anda',
        paragraphs: [
          'Browser menyimpan token masuk, nama akun yang terakhir dipakai untuk masuk, bahasa, warna tema, nama perangkat, serta tindakan dan waktu yang belum terkirim. Platform tidak melacak Anda dengan cookie.',
          'Saat Anda keluar, token dihapus dari perangkat. Sisanya terhapus bila Anda menghapus data situs di browser.',
        ],
      },
      {
        heading: 'Hak Anda',
        paragraphs: [
          'Anda dapat meminta perusahaan menunjukkan data pribadi Anda, memberikan salinannya, memperbaikinya, menghapus yang tidak lagi diperlukan, atau menjelaskan pemrosesannya. Hubungi administrator pembelajaran atau bagian SDM.',
          'Anda dapat keluar dari perangkat ini atau dari semua perangkat kapan saja melalui pengaturan.',
        ],
      },
      {
        heading: 'Pembaruan dan kontak',
        paragraphs: [
          'Pembaruan kebijakan ini diumumkan di platform beserta tanggalnya. Jika cara pemrosesan informasi Anda berubah secara berarti, perusahaan akan memberi tahu Anda tersendiri.',
          'Jika ada pertanyaan atau keberatan tentang data pribadi Anda, hubungi administrator pembelajaran atau bagian SDM.',
        ],
      },
    ],
  },
  collected: {
    title: 'Informasi yang Dikumpulkan',
    sections: [
      {
        heading: 'Akun dan kontak',
        paragraphs: [
          'Isi: nama akun, nama, nomor telepon, email. Nomor telepon dan email boleh kosong.',
          'Tujuan: agar Anda dapat masuk dan untuk mengetahui siapa Anda. Anda dapat masuk dengan nama akun, nomor telepon, atau email.',
          'Waktu: saat perusahaan membuka akun atau memperbarui data Anda.',
        ],
      },
      {
        heading: 'Posisi Anda di perusahaan',
        paragraphs: [
          'Isi: akademi, departemen, jabatan, serta label dan peran yang diberikan perusahaan.',
          'Tujuan: menampilkan hal yang berkaitan dengan Anda dan menentukan fungsi yang dapat Anda gunakan.',
          'Waktu: saat perusahaan membuka akun atau mengubah jabatan maupun hak Anda.',
        ],
      },
      {
        heading: 'Foto profil dan bahasa',
        paragraphs: [
          'Isi: foto profil Anda, jika ada, dan bahasa yang Anda pilih.',
          'Tujuan: menampilkan foto Anda di halaman dan menyajikan isi dalam bahasa Anda.',
          'Waktu: saat foto profil dipasang atau bahasa dipilih. Tanpa foto profil, platform menampilkan inisial Anda.',
        ],
      },
      {
        heading: 'Kata sandi',
        paragraphs: [
          'Isi: hash argon2id dari kata sandi dan waktu terakhir diganti. Kata sandi itu sendiri tidak disimpan.',
          'Tujuan: memeriksa kata sandi yang Anda masukkan.',
          'Waktu: saat kata sandi dibuat atau diganti.',
        ],
      },
      {
        heading: 'Catatan masuk',
        paragraphs: [
          'Isi: waktu masuk, alamat jaringan (IP), browser, dan hash token masuk.',
          'Tujuan: menjaga Anda tetap masuk, menelusuri proses masuk yang tidak wajar, dan memungkinkan Anda keluar dari semua perangkat.',
          'Waktu: setiap kali Anda masuk dan saat sesi diperpanjang. Dihapus otomatis paling lambat 30 hari setelah sesi kedaluwarsa.',
        ],
      },
      {
        heading: 'Perlindungan proses masuk',
        paragraphs: [
          'Isi: jumlah, waktu, dan jaringan kata sandi salah, serta hash nama perangkat. Nama perangkat adalah teks acak buatan browser, bukan model atau nomor seri perangkat.',
          'Tujuan: mencegah orang lain menebak kata sandi tanpa menyulitkan Anda di perangkat yang biasa dipakai.',
          'Waktu: saat seseorang mencoba masuk. Catatan kata sandi salah dihapus setelah berumur satu hari dan dikosongkan saat Anda berhasil masuk; hash nama perangkat dihapus 400 hari setelah Anda terakhir masuk di perangkat itu.',
        ],
      },
      {
        heading: 'Waktu di aplikasi',
        paragraphs: [
          'Isi: lama Anda berada di aplikasi setiap hari dan kapan terakhir dicatat.',
          'Tujuan: memahami penggunaan platform serta merencanakan dan memperbaiki pelatihan.',
          'Waktu: setiap 5 detik selama Anda masuk dan halaman terlihat. Tanpa jaringan, catatan disimpan di perangkat dan dikirim kemudian.',
        ],
      },
      {
        heading: 'Catatan belajar',
        paragraphs: [
          'Isi: apa yang Anda pelajari, bagian dan halaman yang sudah dilihat, kapan setiap sesi dimulai dan berakhir, waktu belajar setiap hari, waktu yang tidak dihitung beserta alasannya, serta catatan yang Anda tulis. Hanya Anda yang dapat melihat catatan itu.',
          'Tujuan: menampilkan kemajuan Anda, memungkinkan Anda melanjutkan dari tempat terakhir, menentukan apakah kursus sudah selesai, menjumlahkan waktu belajar dan peringkat, serta merencanakan dan memperbaiki pelatihan.',
          'Waktu: saat Anda mempelajari materi atau membaca artikel. Tanpa jaringan, catatan disimpan di perangkat dan dikirim kemudian.',
          'Ketika perusahaan menyediakan kursus, ujian, pelatihan, dan konten lain di platform, kemajuan dan hasil Anda dicatat untuk merencanakan pelatihan dan membuktikan apa yang telah Anda pelajari.',
          'Jika fungsi baru memerlukan informasi tambahan, perusahaan memperbarui daftar ini sebelum mengumpulkannya.',
        ],
      },
      {
        heading: 'Poin',
        paragraphs: [
          'Isi: poin yang Anda dapat, pakai, ditahan, dan kedaluwarsa, beserta jenis, waktu, dan konten setiap catatan, serta penyesuaian perusahaan dan alasannya.',
          'Tujuan: menghitung saldo poin, menampilkan peringkat, dan memeriksa pembukuan.',
          'Waktu: saat Anda mendapat poin dari belajar, ujian, komentar, masuk, dan seterusnya, serta saat memakainya. Peringkat menampilkan nama dan poin Anda kepada rekan di akademi yang sama.',
        ],
      },
      {
        heading: 'Masukan dan pesan kepada pimpinan',
        paragraphs: [
          'Apa: masukan, gambar, dan kontak yang Anda kirim, pesan yang Anda tulis di kanal CEO, serta jawabannya.',
          'Mengapa: untuk menindaklanjuti masukan dan menjawab Anda. Masukan dibaca oleh orang yang berhak menjawabnya; pesan di kanal CEO hanya oleh Anda dan penerimanya.',
          'Kapan: saat Anda mengirim masukan atau menulis pesan.',
        ],
      },
      {
        heading: 'Jawaban survei',
        paragraphs: [
          'Apa: untuk survei dengan nama, yaitu nama, departemen, jawaban, gambar, waktu pengiriman, dan draf sampai Anda mengirimnya. Untuk survei anonim, jawaban disimpan tersendiri, dan secara terpisah hanya dicatat bahwa Anda sudah mengisi; tidak ada yang menghubungkan keduanya. Untuk tamu yang mengisi survei publik, hash nama perangkat disimpan agar tidak terkirim dua kali.',
          'Mengapa: untuk mengetahui pendapat orang-orang. Jawaban dengan nama dibaca oleh orang yang berhak melihat hasil; selama jawaban anonim kurang dari lima, tidak ada yang melihat hasilnya.',
          'Kapan: saat Anda mengirim jawaban, dan saat Anda mengisi survei dengan nama.',
        ],
      },
      {
        heading: 'Pesanan dan alamat pengiriman',
        paragraphs: [
          'Apa: pesanan Anda di toko beserta pembayaran, pengembalian dana, dan data faktur, serta nama, nomor telepon, dan alamat pengiriman yang Anda simpan.',
          'Mengapa: untuk memproses pembayaran, pengiriman, pengembalian dana, dan pencocokan transaksi. Pesanan dibaca oleh orang yang berhak menanganinya dan oleh penjual yang mengirim; pembayaran diproses penyedia yang Anda pilih, dan kami tidak menyimpan rekening pembayaran Anda.',
          'Kapan: saat Anda menyimpan alamat, memesan, membayar, atau meminta pengembalian dana.',
        ],
      },
      {
        heading: 'Yang tidak dikumpulkan',
        paragraphs: [
          'Platform tidak membaca lokasi, kontak, pesan, foto, riwayat panggilan, atau nomor perangkat Anda, dan tidak mengikuti kegiatan Anda di situs dan aplikasi lain.',
          'Selain layanan luar yang dihubungkan sendiri oleh perusahaan, tidak ada informasi di atas yang diberikan kepada pihak ketiga.',
        ],
      },
    ],
  },
}
