import type { kernelEditorManageTexts as source } from '../zh-cn/kernel.editor.manage.ts'

export const kernelEditorManageTexts = {
  'manage.editor_edit': 'Edit',
  'manage.editor_preview': 'Pratinjau di ponsel',
  'manage.publish_no_right': 'Anda dapat menyunting draf; menerbitkan perlu hak “{right}”',
  'manage.publish_hold_conflict': 'Pilih dulu perubahan siapa yang disimpan',
  'manage.publish_hold_busy': 'Berkas sedang diunggah; setelah itu dapat diterbitkan',
  'manage.publish_when': 'Kapan',
  'manage.publish_now': 'Sekarang',
  'manage.publish_later': 'Pada waktu tertentu',
  'manage.publish_at': 'Terbitkan pada',
  'manage.publish_at_hint': 'Menurut zona waktu komputer ini ({zone})',
  'manage.publish_at_fault': 'Pilih waktu dalam setahun ke depan',
  'manage.publish_unsaved': 'Draf belum disimpan, jadi belum diterbitkan. Ikuti petunjuk di halaman dahulu.',
  'manage.publish_conflict':
    'Draf baru saja diubah orang lain, jadi belum ada yang diterbitkan. Muat yang terbaru, lalu putuskan lagi.',
  'manage.publish_load_latest': 'Muat yang terbaru dan lanjutkan',
  'manage.audience_all': 'Semua orang di “{college}” melihatnya. Untuk memilih sebagian, perlu hak “Pilih cakupan”.',
  'manage.audience_some': 'Hanya sebagian yang melihatnya dan tetap begitu. Untuk mengubah, perlu hak “Pilih cakupan”.',
  'manage.ask_publish': 'Minta penerbitan',
  'manage.ask_title': 'Minta penerbitan “{name}”',
  'manage.ask_note':
    'Penerbitan memerlukan hak “{right}”. Rekan yang memilikinya melihat perubahan di persetujuan mereka lalu menjawab.',
  'manage.ask_reason': 'Catatan (opsional)',
  'manage.ask_send': 'Kirim permintaan',
  'manage.ask_done': 'Permintaan terkirim',
  'manage.ask_waiting': '{name} sudah meminta penerbitan; belum dijawab',
  'manage.ask_old': 'Berubah sejak diminta: minta lagi',
  'manage.ask_again': 'Minta lagi',
  'manage.ask_withdraw': 'Tarik kembali',
  'manage.ask_withdrawn': 'Permintaan ditarik kembali',
} satisfies Record<keyof typeof source, string>
