import type { MessageText } from './message.tables.ts'
import type { DemoMessageName } from './message.zh-cn.demo.ts'

export const messageTexts: Readonly<Record<DemoMessageName, MessageText>> = {
  onboardingWeek: {
    title: 'Tuần lễ chào đón nhân viên mới bắt đầu thứ Hai tới',
    content:
      'Các đồng nghiệp thân mến,\n\nTuần lễ dành cho nhân viên mới bắt đầu lúc 9:30 sáng thứ Hai tới tại phòng họp số 1, trụ sở chính, kéo dài năm ngày. Nhân viên cửa hàng có thể tham gia trực tuyến.\n\nNhân viên mới vui lòng đọc trước hướng dẫn; các đồng nghiệp khác hãy đăng ký đồng hành cùng một người mới trong tuần đầu tiên.',
  },
  complianceMonth: {
    title: 'Tháng tuân thủ: vui lòng hoàn thành trước cuối tháng',
    content:
      'Tháng này là tháng tuân thủ của tập đoàn. Vui lòng học xong ba chủ đề an toàn thông tin, phòng chống gian lận và quyền lợi người tiêu dùng trước cuối tháng, mỗi chủ đề khoảng 20 phút.\n\nNếu có thắc mắc, hãy liên hệ phòng Nhân sự.',
  },
  guideUpdated: {
    title: 'Hướng dẫn cho người mới đã được cập nhật',
    content: 'Đã bổ sung phần sử dụng ngoại tuyến, thông báo tin nhắn và đổi ảnh đại diện. Chỉ mất ba phút để đọc.',
  },
  maintenance: {
    title: 'Bảo trì mạng rạng sáng thứ Bảy',
    content:
      'Mạng tại trụ sở chính được bảo trì từ 01:00 đến 03:00 thứ Bảy, hệ thống có thể gián đoạn trong thời gian ngắn.\n\nTrang chủ và tin nhắn đã mở vẫn xem được; thao tác của bạn được lưu trên điện thoại và tự động gửi sau đó.',
  },
  serviceMonth: {
    title: 'Khởi động tháng dịch vụ cửa hàng',
    content:
      'Từ “Xin chào quý khách” đến “Hẹn gặp lại”: mười chi tiết nhỏ khiến khách muốn quay lại. Mỗi sáng cửa hàng luyện tập một chi tiết, cuối tháng bình chọn ngôi sao dịch vụ.',
  },
  readingChallenge: {
    title: 'Thử thách đọc sách 30 ngày',
    content:
      'Mỗi ngày 15 phút, 30 ngày đọc xong một cuốn sách. Ai đi đến trang cuối cùng sẽ nhận huy hiệu phiên bản giới hạn và một cuốn sách có chữ ký.',
  },
  anniversary: {
    title: 'Cảm ơn bạn: công ty tròn 18 tuổi',
    content:
      'Mười tám năm, 126 cửa hàng và hơn 6.000 đồng nghiệp. Cảm ơn tất cả những người đang trên đường. Hẹn gặp ở đồi cát tiếp theo.',
  },
  studyPlan: {
    title: 'Kế hoạch học tập tháng này đã sẵn sàng',
    content:
      'Theo vị trí của bạn, chúng tôi đã chọn 4 nội dung, tổng cộng khoảng 3 giờ 20 phút. Mỗi ngày một ít, bạn sẽ hoàn thành trước cuối tháng.',
  },
  streak: {
    title: 'Tuyệt vời, bạn đã học 7 ngày liên tiếp',
    content:
      'Bảy ngày liên tiếp đều có thu hoạch, hơn 86% đồng nghiệp trong phòng. Thêm một ngày nữa là bạn có huy hiệu “Lữ khách sa mạc”.',
  },
  dueSoon: {
    title: 'Còn 2 nội dung sẽ hết hạn sau 3 ngày',
    content:
      '“Quy chuẩn phục vụ tại quầy thu ngân” và “An toàn cháy nổ tại cửa hàng” sẽ hết hạn sau 3 ngày, còn khoảng 35 phút. Học xong bây giờ để cuối tuần thảnh thơi.',
  },
  weekly: {
    title: 'Tuần học {from} – {until}',
    content:
      'Tuần này bạn đã học {minutes} phút và hoàn thành {done} nội dung. Kiên trì rồi sẽ thấy thay đổi. Hẹn gặp tuần sau.',
  },
  praise: {
    title: '{who} thích ghi chép học tập của bạn',
    content: '“Viết rất cụ thể, nhất là ba bước xử lý đổi trả hàng. Tôi đã gửi cho các bạn ở cửa hàng rồi.”',
  },
  reply: {
    title: '{who} đã trả lời câu hỏi của bạn',
    content:
      'Bạn hỏi: Có thể dùng điểm thành viên cùng lúc với khuyến mãi không?\n\nTrả lời: Được. Tính giá khuyến mãi trước rồi mới trừ điểm. Máy thu ngân tự xử lý, bạn chỉ cần xem hai dòng số tiền trên hóa đơn.',
  },
  mention: {
    title: '{who} đã nhắc đến bạn trong thảo luận',
    content: '“Cách trưng bày này cửa hàng chúng tôi thử trước, hiệu quả rất tốt. Mọi người có thể hỏi thêm nhé.”',
  },
  thanks: {
    title: '{who} cảm ơn sự giúp đỡ của bạn',
    content:
      '“Cảm ơn bạn tuần trước đã hướng dẫn tôi quy trình thu ngân. Hôm nay lần đầu tôi tự đứng quầy, không sai một lỗi nào!”',
  },
  classReminder: {
    title: 'Nhắc lịch: 14:00 ngày mai “Kỹ năng giao tiếp với khách”',
    content:
      'Địa điểm: phòng 302, tầng 3, trụ sở chính\nGiảng viên: {who}\n\nVui lòng đến sớm 10 phút để điểm danh và mang theo thẻ nhân viên. Nếu không tham gia được, hãy báo giảng viên trước 18:00 hôm nay.',
  },
  homeworkMarked: {
    title: 'Bài tập của bạn đã được chấm: 92 điểm',
    content: '{who}: “Quan sát rất kỹ. Bổ sung thêm một ví dụ xử lý khiếu nại nữa là trọn vẹn.”',
  },
  homeworkWaiting: {
    title: 'Có 3 bài tập đang chờ bạn chấm',
    content: 'Bài sớm nhất đã nộp 2 ngày. Học viên đang chờ ý kiến của bạn, mỗi bài khoảng 5 phút.',
  },
  classFull: {
    title: '“Kỹ năng giao tiếp với khách” đã đủ người',
    content:
      'Buổi học ngày mai có 24 người đăng ký, phòng học và máy chiếu đã sẵn sàng. Danh sách điểm danh mở trước giờ học 30 phút.',
  },
  teamWeek: {
    title: 'Tình hình học tập của nhóm tuần này',
    content:
      'Nhóm của bạn có 12 người, tuần này 10 người có học, trung bình 52 phút; 2 người có nội dung hết hạn trong ba ngày tới, nên nhắc một tiếng.',
  },
  packSent: {
    title: 'Gói quà chào mừng đã được gửi đi',
    content: 'Sổ tay, dây đeo thẻ và một bộ tài liệu đã rời trụ sở chính, dự kiến đến cửa hàng của bạn trong 3 ngày.',
  },
  packReceived: {
    title: 'Gói quà chào mừng đã được nhận',
    content: 'Quầy lễ tân cửa hàng đã ký nhận. Nếu thiếu hoặc hỏng, vui lòng liên hệ phòng Nhân sự trong 7 ngày.',
  },
  refund: {
    title: 'Đã hoàn tiền tài liệu',
    content:
      'Cuốn tài liệu bạn trả đã được kiểm nhận, tiền được hoàn theo cách thanh toán ban đầu, thường trong 1 đến 3 ngày làm việc.',
  },
  addPortrait: {
    title: 'Thêm ảnh đại diện để đồng nghiệp nhận ra bạn',
    content: 'Ảnh sẽ hiện trong thảo luận, bảng xếp hạng và khi điểm danh. Chọn một tấm, cắt lại là xong.',
  },
  newDevice: {
    title: 'Tài khoản của bạn đăng nhập trên thiết bị mới',
    content:
      'Nếu là bạn thì không cần làm gì. Nếu không phải, hãy đăng xuất mọi thiết bị trong phần cài đặt ngay và đổi mật khẩu.',
  },
  privacyUpdated: {
    title: 'Chính sách quyền riêng tư đã được cập nhật',
    content:
      'Đã bổ sung phần về ảnh đại diện và tin nhắn: lưu những gì, lưu bao lâu, ai xem được. Bạn có thể đọc toàn văn bất cứ lúc nào.',
  },
  languages: {
    title: 'Nay có năm ngôn ngữ để chọn',
    content:
      '简体中文, 繁體中文, English, Tiếng Việt, Bahasa Indonesia: đổi bất cứ lúc nào trong phần cài đặt, tin nhắn cũng đổi theo.',
  },
  offline: {
    title: 'Mở được cả khi không có mạng',
    content:
      'Không có sóng trên tàu điện hay trong kho? Trang chủ và tin nhắn vẫn xem được. Thao tác của bạn được lưu trên điện thoại và tự động gửi khi có mạng.',
  },
  release: {
    title: 'Bản nâng cấp: mở nhanh hơn, hình rõ hơn',
    content: 'Trang chủ mở nhanh gấp đôi; hình ảnh chọn kích thước theo màn hình của bạn nên tiết kiệm dữ liệu hơn.',
  },
  backup: {
    title: 'Đã sao lưu xong đêm qua',
    content: 'Cơ sở dữ liệu và tệp đã được sao lưu lúc 03:12, tổng cộng 4,6 GB, kiểm tra đạt.',
  },
}
