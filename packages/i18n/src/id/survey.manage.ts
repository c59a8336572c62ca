import type { surveyManageTexts as source } from '../zh-cn/survey.manage.ts'

export const surveyManageTexts = {
  'org.rights_survey': 'Survei',
  'org.right.survey.edit': 'Menyusun survei',
  'org.right.survey.edit.text': 'Membuat, mengubah, menyalin, dan menghapus draf survei',
  'org.right.survey.publish': 'Menerbitkan survei',
  'org.right.survey.publish.text':
    'Menerbitkan, mengakhiri, dan mengarsipkan survei, serta mengingatkan yang belum menjawab',
  'org.right.survey.results': 'Melihat hasil survei',
  'org.right.survey.results.text': 'Melihat dan mengekspor hasil, serta siapa yang belum menjawab survei bernama',
  'survey.manage': 'Survei',
  'survey.manage_list': 'Daftar survei',
  'survey.phase_draft': 'Draf',
  'survey.phase_published': 'Terbit',
  'survey.phase_not_started': 'Belum dimulai',
  'survey.phase_running': 'Berjalan',
  'survey.phase_expired': 'Kedaluwarsa',
  'survey.phase_ended': 'Berakhir',
  'survey.phase_archived': 'Diarsipkan',
  'survey.manage_results': 'Hasil',
  'survey.manage_edit_title': 'Sunting survei',
  'survey.jump_mySurveys': 'Survei saya',
  'survey.jump_survey': 'Survei',
  'survey.one_survey': 'Survei',
  'survey.pick_survey': 'Pilih survei',
  'survey.batch_export': 'Ekspor jawaban survei',
  'survey.use_reply': 'Gambar dalam jawaban survei',
} satisfies Record<keyof typeof source, string>
