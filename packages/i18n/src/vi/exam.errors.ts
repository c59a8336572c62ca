import type { examErrors as source } from '../zh-cn/exam.errors.ts'

export const examErrors = {
  'exam.unknown': 'Bài thi này không tồn tại',
  'exam.question_unknown': 'Câu hỏi này không tồn tại',
  'exam.paper_unknown': 'Đề thi này không tồn tại',
  'exam.question_in_use':
    '{count, plural, other {# đề thi hoặc bài luyện tập đang dùng}} câu hỏi này nên không thể xóa',
  'exam.question_needed':
    'Không thể xóa vì ngân hàng sẽ không đủ câu hỏi cho {count, plural, other {# bài thi}} dùng đề ngẫu nhiên: {names}',
  'exam.paper_in_use': '{count, plural, other {# bài thi đang dùng}} đề thi này nên không thể xóa',
  'exam.bad_question': 'Câu hỏi còn {faults, plural, other {# lỗi}} cần sửa trước',
  'exam.has_faults': 'Còn {faults, plural, other {# lỗi}} cần sửa trước khi phát hành',
  'exam.wrong_state': 'Trạng thái bài thi đã thay đổi nên không thể thực hiện',
  'exam.import_headings': 'Bảng thiếu cột loại câu hỏi hoặc nội dung câu hỏi',
  'exam.override_unknown': 'Điều chỉnh riêng này không tồn tại',
  'exam.type.single': 'Chọn một đáp án',
  'exam.type.multiple': 'Chọn nhiều đáp án',
  'exam.type.uncertain': 'Chọn một hoặc nhiều',
  'exam.type.judge': 'Đúng hay sai',
  'exam.type.fill': 'Điền vào chỗ trống',
  'exam.type.match': 'Ghép nối',
  'exam.type.order': 'Sắp xếp thứ tự',
  'exam.type.essay': 'Tự luận',
  'exam.type.material': 'Câu hỏi theo ngữ liệu',
  'exam.difficulty.easy': 'Dễ',
  'exam.difficulty.medium': 'Trung bình',
  'exam.difficulty.hard': 'Khó',
  'exam.answer.true': 'Đúng',
  'exam.answer.false': 'Sai',
  'exam.column.type': 'Loại câu hỏi',
  'exam.column.stem': 'Câu hỏi',
  'exam.column.option': 'Lựa chọn',
  'exam.column.answer': 'Đáp án',
  'exam.column.analysis': 'Giải thích',
  'exam.column.difficulty': 'Độ khó',
  'exam.column.category': 'Danh mục',
  'exam.column.tags': 'Nhãn',
  'exam.file.questions': 'Ngân hàng câu hỏi',
  'exam.file.template': 'Mẫu nhập câu hỏi',
  'exam.file.import': 'Nhập câu hỏi',
  'exam.import_sample': `1. [Chọn một đáp án] Ví dụ: Nước pha trà xanh nên nóng bao nhiêu độ?
A. 60 độ
B. 80 độ
C. 100 độ
Đáp án: B
Giải thích: Nước nóng hơn làm trà đắng.
Độ khó: Dễ
Danh mục: Đồ uống/Trà
Nhãn: trà; nước

2. [Chọn nhiều đáp án] Ví dụ: Những loại nào là trà?
A. Ô long
B. Latte
C. Phổ nhĩ
Đáp án: AC

3. [Chọn một hoặc nhiều] Ví dụ: Khi nào cần rửa tay?
A. Trước khi làm việc
B. Sau khi chạm thực phẩm sống
C. Sau khi đi vệ sinh
Đáp án: ABC

4. [Đúng hay sai] Ví dụ: Sữa đã mở phải để tủ lạnh.
Đáp án: Đúng

5. [Điền vào chỗ trống] Ví dụ: Một tuần có ___ ngày, một ngày có ___ giờ.
Đáp án: 7|bảy; 24|hai mươi bốn

6. [Ghép nối] Ví dụ: Nối đồ uống với nguyên liệu.
A. Latte = sữa
B. Trà xanh = lá trà

7. [Sắp xếp thứ tự] Ví dụ: Sắp xếp các bước phục vụ khách.
A. Chào hỏi
B. Nhận đơn
C. Tạm biệt

8. [Tự luận] Ví dụ: Khách phàn nàn, bạn xử lý thế nào?
Đáp án: Lắng nghe, xin lỗi, rồi giải quyết.`,
  'exam.row_type': 'Loại câu hỏi phải là một trong: {names}',
  'exam.row_no_stem': 'Câu hỏi cần có nội dung',
  'exam.row_too_long': 'Quá dài: tối đa {most} ký tự',
  'exam.row_options': 'Cần ít nhất hai lựa chọn',
  'exam.row_pairs': 'Mỗi lựa chọn phải viết dạng “trái = phải”',
  'exam.row_answer_one': 'Đáp án phải là chữ cái của một lựa chọn, ví dụ B',
  'exam.row_answer_several': 'Đáp án phải là chữ cái của ít nhất hai lựa chọn, ví dụ ABD',
  'exam.row_answer_letters': 'Đáp án phải là chữ cái của các lựa chọn, ví dụ AC',
  'exam.row_answer_judge': 'Đáp án phải là “Đúng” hoặc “Sai”',
  'exam.row_no_blanks': 'Đánh dấu chỗ trống bằng ba dấu gạch dưới trở lên: ___',
  'exam.row_answer_fill':
    '{count, plural, other {Câu hỏi có # chỗ trống: cần bấy nhiêu đáp án, cách nhau bằng dấu chấm phẩy}}; các đáp án của cùng một chỗ cách nhau bằng “|”',
  'exam.row_difficulty': 'Độ khó phải là một trong: {names}',
  'exam.row_category': 'Danh mục tối đa ba cấp, mỗi tên tối đa 40 ký tự',
  'exam.row_tags': 'Tối đa 20 nhãn, mỗi nhãn 30 ký tự',
  'exam.row_bad': 'Câu hỏi chưa đầy đủ nên không thể nhập',
  'exam.bad_override': 'Hãy chọn một người hoặc một phòng ban và thay đổi ít nhất một điều kiện',
  'exam.withdrawn': 'Bài thi này đã bị gỡ',
  'exam.not_open_yet': 'Bài thi này chưa mở',
  'exam.closed': 'Bài thi này đã đóng',
  'exam.admission_over': 'Đã quá giờ vào thi',
  'exam.no_attempts_left': 'Bạn đã dùng hết số lần thi',
  'exam.wait_between': 'Bạn phải chờ trước khi thi lần tiếp theo',
  'exam.passed_already': 'Bạn đã đạt bài thi này',
  'exam.in_review': 'Lần thi trước của bạn đang được chấm',
  'exam.wrong_password': 'Mật khẩu bài thi không đúng',
  'exam.paper_short': 'Ngân hàng câu hỏi không đủ câu cho đề này. Vui lòng liên hệ quản trị viên',
  'exam.attempt_unknown': 'Lần thi này không tồn tại',
  'exam.newer_page_open': 'Đề thi đang mở ở trang hoặc thiết bị khác nên trang này chỉ để xem',
  'exam.time_over': 'Đã hết giờ. Các câu trả lời đã lưu sẽ được nộp',
  'exam.handed_in': 'Bài thi này đã được nộp',
  'exam.operations_missing': 'Một số câu trả lời chưa được lưu và đang được gửi lại',
  'exam.too_early': 'Bạn có thể nộp bài sau {minutes} phút nữa',
  'exam.required_unanswered': 'Còn {count} câu bắt buộc chưa trả lời',
  'exam.still_running': 'Bài thi vẫn đang diễn ra nên chưa có kết quả',
  'exam.receipt_unknown': 'Không tìm thấy biên nhận này',
  'exam.bad_seal': 'Tệp niêm phong đã bị thay đổi hoặc thuộc về lần thi khác',
  'exam.bad_mark': 'Điểm hoặc tiêu chí không khớp với câu hỏi',
  'exam.marks_missing': '{count, plural, other {Còn # câu chưa có điểm}}',
  'exam.regrade_running': 'Kỳ thi này đang được chấm lại, vui lòng đợi xong',
  'exam.sealed_unknown': 'Không có tệp niêm phong này',
  'exam.sealed_decided': 'Tệp niêm phong này đã được xử lý',
  'exam.sealed_enough': 'Mỗi lần thi chỉ được nộp tối đa {most} tệp niêm phong',
} satisfies Record<keyof typeof source, string>
