export const trainingManageTexts = {
  'org.rights_training': 'Đào tạo',
  'org.right.training.edit': 'Soạn chương trình',
  'org.right.training.edit.text': 'Tạo và sửa bản nháp chương trình đào tạo',
  'org.right.training.publish': 'Công bố chương trình',
  'org.right.training.publish.text': 'Công bố, thu hồi, kết thúc, lưu trữ và xóa chương trình đào tạo',
  'org.right.training.members': 'Quản lý thành viên',
  'org.right.training.members.text':
    'Xem tiến độ, thêm bớt thành viên, duyệt đăng ký, nhắc nhở, gia hạn, miễn và công nhận',
}
