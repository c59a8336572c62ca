import type { courseImportManageTexts as source } from '../zh-cn/course.import.manage.ts'

export const courseImportManageTexts = {
  'course.manage_import': 'Nhập hàng loạt',
  'course.manage_import_text':
    'Tạo nhiều khóa học từ một bảng: CSV hoặc XLSX, tối đa 500 dòng. Mỗi dòng thành một bản nháp để xem lại trước khi xuất bản.',
  'course.manage_import_category':
    'Các cấp danh mục cách nhau bằng “/”, ví dụ “Cửa hàng/Dịch vụ”. Danh mục chưa có sẽ được thêm.',
  'course.manage_import_files':
    'Nhiều giảng viên hoặc tệp cách nhau bằng “;”. Tệp phải có trong thư viện và được tìm theo tên.',
  'course.manage_import_template': 'Tải mẫu',
  'course.manage_import_template_name': 'Mẫu nhập khóa học',
  'course.manage_import_choose': 'Chọn tệp',
  'course.manage_import_other': 'Chọn tệp khác',
  'course.manage_import_good': 'Có thể nhập {count} khóa học',
  'course.manage_import_categories': 'Danh mục sẽ được thêm: {names}',
  'course.manage_import_run': 'Nhập {count} khóa học',
  'course.manage_column_title': 'Tên khóa học',
  'course.manage_column_category': 'Danh mục',
  'course.manage_column_introduction': 'Giới thiệu',
  'course.manage_column_lecturers': 'Giảng viên',
  'course.manage_column_files': 'Tệp học liệu',
  'course.manage_import_drafts': 'Xem các bản nháp',
  'course.manage_import_example_note': 'Dòng thứ hai của tệp mẫu là ví dụ và sẽ được bỏ qua.',
  'course.manage_example_title': 'Ví dụ: Nhập môn cà phê pha tay (dòng này không được nhập)',
  'course.manage_example_category': 'Cửa hàng/Dịch vụ',
  'course.manage_example_introduction': 'Biết dụng cụ và ba cách pha.',
  'course.manage_example_lecturers': 'Nguyễn An; Trần Bình',
  'course.manage_example_files': 'Dụng cụ.mp4; Sổ tay pha chế.pdf',
} satisfies Record<keyof typeof source, string>
