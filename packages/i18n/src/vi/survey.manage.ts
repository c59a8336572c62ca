import type { surveyManageTexts as source } from '../zh-cn/survey.manage.ts'

export const surveyManageTexts = {
  'survey.manage': 'Khảo sát',
  'org.rights_survey': 'Khảo sát',
  'org.right.survey.edit': 'Soạn khảo sát',
  'org.right.survey.edit.text': 'Tạo, sửa, sao chép và xóa bản nháp khảo sát',
  'org.right.survey.publish': 'Phát hành khảo sát',
  'org.right.survey.publish.text': 'Phát hành, kết thúc, lưu trữ khảo sát và nhắc người chưa trả lời',
  'org.right.survey.results': 'Xem kết quả khảo sát',
  'org.right.survey.results.text': 'Xem và xuất kết quả, và ai chưa trả lời khảo sát có tên',
} satisfies Record<keyof typeof source, string>
