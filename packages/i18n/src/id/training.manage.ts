export const trainingManageTexts = {
  'org.rights_training': 'Pelatihan',
  'org.right.training.edit': 'Menyunting proyek',
  'org.right.training.edit.text': 'Membuat dan mengubah draf proyek pelatihan',
  'org.right.training.publish': 'Memublikasikan proyek',
  'org.right.training.publish.text':
    'Memublikasikan, menarik, mengakhiri, mengarsipkan, dan menghapus proyek pelatihan',
  'org.right.training.members': 'Mengelola peserta',
  'org.right.training.members.text':
    'Melihat kemajuan, menambah dan mengeluarkan peserta, memutuskan pendaftaran, mengingatkan, memperpanjang, membebaskan, dan mengakui',
}
