import type { surveyManageTexts as source } from '../zh-cn/survey.manage.ts'

export const surveyManageTexts = {
  'survey.manage': 'Survei',
  'org.rights_survey': 'Survei',
  'org.right.survey.edit': 'Menyusun survei',
  'org.right.survey.edit.text': 'Membuat, mengubah, menyalin, dan menghapus draf survei',
  'org.right.survey.publish': 'Menerbitkan survei',
  'org.right.survey.publish.text':
    'Menerbitkan, mengakhiri, dan mengarsipkan survei, serta mengingatkan yang belum menjawab',
  'org.right.survey.results': 'Melihat hasil survei',
  'org.right.survey.results.text': 'Melihat dan mengekspor hasil, serta siapa yang belum menjawab survei bernama',
} satisfies Record<keyof typeof source, string>
