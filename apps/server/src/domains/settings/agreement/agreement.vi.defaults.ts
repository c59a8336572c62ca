export const viAgreements = {
  user: {
    title: 'Thỏa thuận người dùng',
    sections: [
      {
        heading: 'Về thỏa thuận này',
        paragraphs: [
          'Đây là nền tảng học tập nội bộ mà công ty cung cấp cho nhân viên. Công ty chịu trách nhiệm vận hành và quản lý nền tảng. Thỏa thuận này nêu rõ quyền của bạn khi sử dụng nền tảng và những quy định cần tuân thủ.',
          'Khi đăng nhập và sử dụng nền tảng, bạn xác nhận đã đọc và đồng ý với thỏa thuận này. Cách nền tảng xử lý dữ liệu cá nhân được trình bày trong Chính sách quyền riêng tư và Thông tin được thu thập.',
        ],
      },
      {
        heading: 'Tài khoản của bạn',
        paragraphs: [
          'Tài khoản do công ty mở cho bạn và chỉ dành cho chính bạn, phục vụ công việc và học tập. Vui lòng không chuyển nhượng, cho mượn hoặc dùng chung tài khoản.',
          'Các thông tin như họ tên, số điện thoại, email, phòng ban và chức vụ do công ty quản lý. Nếu thấy sai sót, hãy liên hệ quản trị viên đào tạo để chỉnh sửa.',
        ],
      },
      {
        heading: 'Mật khẩu và đăng nhập',
        paragraphs: [
          'Mật khẩu gồm 8 đến 30 ký tự, có cả chữ số, chữ cái và ký hiệu, không có khoảng trắng. Mật khẩu do người khác cấp phải được thay bằng mật khẩu của riêng bạn khi đăng nhập.',
          'Hãy giữ kín mật khẩu, không tiết lộ cho bất kỳ ai, kể cả quản trị viên. Sau nhiều lần nhập sai, bạn phải chờ một lúc mới được thử lại. Thời gian chờ chỉ áp dụng cho mạng hoặc thiết bị đã nhập sai, vì vậy không ai có thể khóa tài khoản của bạn theo cách này.',
          'Nếu nghi ngờ người khác đã dùng tài khoản của mình, hãy đăng xuất mọi thiết bị trong phần cài đặt và báo ngay cho quản trị viên đào tạo.',
        ],
      },
      {
        heading: 'Quy tắc sử dụng',
        paragraphs: [
          'Hãy tuân thủ pháp luật và nội quy công ty. Không đăng nội dung trái pháp luật, xâm phạm quyền của người khác, sai sự thật, quấy rối hoặc làm lộ bí mật của công ty.',
          'Không vượt qua các biện pháp phân quyền và bảo mật, không dùng chương trình hay đoạn mã để làm giả thời gian hoặc kết quả học tập, không cản trở hoạt động của nền tảng.',
        ],
      },
      {
        heading: 'Nội dung và sở hữu trí tuệ',
        paragraphs: [
          'Khóa học, tài liệu và các nội dung khác thuộc về công ty hoặc chủ sở hữu quyền tương ứng, chỉ dành cho việc học tập trong công ty. Không sao chép, ghi lại, phát tán ra ngoài hoặc dùng vào mục đích khác khi chưa được phép.',
        ],
      },
      {
        heading: 'Thời gian và hồ sơ',
        paragraphs: [
          'Khi bạn đã đăng nhập, khoảng thời gian trang đang hiển thị được tính là thời gian bạn ở trong ứng dụng. Thời gian do máy chủ ghi nhận là căn cứ; dùng nhiều thiết bị cùng lúc chỉ được tính một lần.',
          'Công ty có thể dùng dữ liệu trên nền tảng để sắp xếp và cải thiện việc đào tạo. Nếu thấy dữ liệu chưa đúng, bạn có thể nhờ quản trị viên đào tạo kiểm tra.',
        ],
      },
      {
        heading: 'Mạng và dịch vụ',
        paragraphs: [
          'Khi không có mạng, những gì bạn gửi sẽ được lưu trên thiết bị và tự động gửi đi khi có mạng trở lại. Trước khi gửi xong, vui lòng không xóa dữ liệu trình duyệt và không gửi lại trên thiết bị khác.',
          'Công ty cố gắng giữ nền tảng hoạt động ổn định và có thể tạm ngừng một phần dịch vụ để bảo trì, nâng cấp hoặc vì lý do an toàn. Những lần tạm ngừng theo kế hoạch sẽ được báo trước nếu có thể.',
        ],
      },
      {
        heading: 'Thay đổi và chấm dứt',
        paragraphs: [
          'Công ty có thể cập nhật thỏa thuận này. Nội dung mới được công bố trên nền tảng kèm ngày cập nhật.',
          'Khi bạn rời công ty hoặc tài khoản bị vô hiệu hóa, mọi thiết bị sẽ bị đăng xuất ngay lập tức. Nếu thỏa thuận bị vi phạm, công ty có thể vô hiệu hóa tài khoản và xử lý theo nội quy.',
        ],
      },
      {
        heading: 'Liên hệ',
        paragraphs: ['Nếu có câu hỏi về thỏa thuận này, vui lòng liên hệ quản trị viên đào tạo hoặc bộ phận nhân sự.'],
      },
    ],
  },
  privacy: {
    title: 'Chính sách quyền riêng tư',
    sections: [
      {
        heading: 'Ai chịu trách nhiệm',
        paragraphs: [
          'Đây là nền tảng học tập nội bộ của công ty. Công ty là bên kiểm soát dữ liệu cá nhân của bạn và quyết định xử lý dữ liệu nào, cho mục đích gì.',
          'Phần mềm chạy trên máy chủ do công ty lựa chọn, dữ liệu được lưu trong cơ sở dữ liệu do công ty kiểm soát.',
        ],
      },
      {
        heading: 'Dữ liệu được xử lý và mục đích',
        paragraphs: [
          'Để bạn đăng nhập, để xác nhận bạn là ai và hiển thị nội dung phù hợp với học viện, phòng ban và chức vụ của bạn, nền tảng xử lý tên tài khoản, họ tên, số điện thoại, email, phòng ban, chức vụ và ảnh đại diện.',
          'Để bảo vệ tài khoản, nền tảng ghi lại địa chỉ mạng và trình duyệt của mỗi lần đăng nhập. Để hiểu tình hình sử dụng và sắp xếp đào tạo, nền tảng ghi lại thời gian bạn ở trong ứng dụng mỗi ngày.',
          'Từng loại thông tin, mục đích và thời điểm thu thập được nêu trong Thông tin được thu thập.',
        ],
      },
      {
        heading: 'Cách bảo vệ thông tin của bạn',
        paragraphs: [
          'Mật khẩu chỉ được lưu dưới dạng giá trị băm argon2id. Không ai có thể đọc được mật khẩu từ giá trị này, kể cả quản trị viên.',
          'Khi đăng nhập, trình duyệt nhận một mã ngẫu nhiên. Mã này không chứa dữ liệu cá nhân và máy chủ chỉ lưu giá trị băm của nó. Mã hết hiệu lực ngay khi bạn đăng xuất, mật khẩu được thay đổi hoặc tài khoản bị vô hiệu hóa.',
          'Tên thiết bị là chuỗi ngẫu nhiên do trình duyệt tự tạo. Máy chủ chỉ lưu giá trị băm của tên này và chỉ dùng để nhận ra thiết bị mà bạn từng đăng nhập.',
        ],
      },
      {
        heading: 'Thời gian lưu giữ',
        paragraphs: [
          'Mỗi lần đăng nhập có hiệu lực 30 ngày và được gia hạn khi bạn sử dụng nền tảng. Bản ghi đăng nhập tự động bị xóa chậm nhất 30 ngày sau khi hết hiệu lực; bản ghi nhập sai mật khẩu bị xóa sau một ngày; giá trị băm của tên thiết bị bị xóa 400 ngày sau lần cuối bạn đăng nhập trên thiết bị đó.',
          'Thông tin tài khoản và thời gian ở trong ứng dụng được lưu trong suốt thời gian bạn sử dụng nền tảng. Việc lưu giữ sau đó do công ty quyết định theo pháp luật và nội quy.',
        ],
      },
      {
        heading: 'Ai có thể xem',
        paragraphs: [
          'Trong công ty, chỉ những người cần thông tin cho công việc và được cấp quyền mới có thể xem thông tin của bạn, chẳng hạn quản trị viên đào tạo và người phụ trách đào tạo.',
          'Nền tảng không công khai dữ liệu cá nhân của bạn và không dùng vào mục đích quảng cáo.',
        ],
      },
      {
        heading: 'Bên thứ ba',
        paragraphs: [
          'Nền tảng không tự cung cấp thông tin của bạn cho bên thứ ba nào, và các trang không chứa công cụ thống kê hay quảng cáo của bên khác.',
          'Nếu công ty kết nối một dịch vụ bên ngoài, ví dụ dịch vụ tin nhắn hoặc email, dịch vụ đó chỉ nhận những thông tin cần thiết cho nhiệm vụ của mình. Công ty phải thỏa thuận với nhà cung cấp về việc bảo vệ thông tin và thông báo cho bạn.',
        ],
      },
      {
        heading: 'Thông tin lưu trên thiết bị của bạn',
        paragraphs: [
          'Trình duyệt lưu mã đăng nhập, tên tài khoản của lần đăng nhập gần nhất, ngôn ngữ, màu giao diện, tên thiết bị, cùng những thao tác và thời gian chưa gửi được. Nền tảng không dùng cookie để theo dõi bạn.',
          'Khi bạn đăng xuất, mã đăng nhập trên thiết bị bị xóa. Xóa dữ liệu trang web trong trình duyệt sẽ xóa phần còn lại.',
        ],
      },
      {
        heading: 'Quyền của bạn',
        paragraphs: [
          'Bạn có thể yêu cầu công ty cho xem, cung cấp bản sao, chỉnh sửa dữ liệu cá nhân của mình, xóa những dữ liệu không còn cần thiết hoặc giải thích cách xử lý. Hãy liên hệ quản trị viên đào tạo hoặc bộ phận nhân sự.',
          'Bạn có thể đăng xuất khỏi thiết bị này hoặc mọi thiết bị bất cứ lúc nào trong phần cài đặt.',
        ],
      },
      {
        heading: 'Cập nhật và liên hệ',
        paragraphs: [
          'Các bản cập nhật của chính sách này được công bố trên nền tảng kèm ngày cập nhật. Nếu cách xử lý dữ liệu thay đổi đáng kể, công ty sẽ thông báo riêng cho bạn.',
          'Nếu có câu hỏi hoặc ý kiến về dữ liệu cá nhân, vui lòng liên hệ quản trị viên đào tạo hoặc bộ phận nhân sự.',
        ],
      },
    ],
  },
  collected: {
    title: 'Thông tin được thu thập',
    sections: [
      {
        heading: 'Tài khoản và thông tin liên hệ',
        paragraphs: [
          'Nội dung: tên tài khoản, họ tên, số điện thoại, email. Số điện thoại và email có thể để trống.',
          'Mục đích: để bạn đăng nhập và để xác nhận bạn là ai. Bạn có thể đăng nhập bằng tên tài khoản, số điện thoại hoặc email.',
          'Thời điểm: khi công ty mở tài khoản hoặc cập nhật thông tin của bạn.',
        ],
      },
      {
        heading: 'Vị trí trong công ty',
        paragraphs: [
          'Nội dung: học viện, phòng ban, chức vụ, cùng các nhãn và vai trò công ty cấp cho bạn.',
          'Mục đích: hiển thị nội dung liên quan đến bạn và xác định những chức năng bạn được dùng.',
          'Thời điểm: khi công ty mở tài khoản hoặc thay đổi chức vụ, quyền của bạn.',
        ],
      },
      {
        heading: 'Ảnh đại diện và ngôn ngữ',
        paragraphs: [
          'Nội dung: ảnh đại diện của bạn (nếu có) và ngôn ngữ bạn chọn.',
          'Mục đích: hiển thị ảnh của bạn trên các trang và hiển thị nội dung bằng ngôn ngữ bạn chọn.',
          'Thời điểm: khi đặt ảnh đại diện hoặc chọn ngôn ngữ. Nếu không có ảnh, nền tảng hiển thị chữ cái đầu trong tên bạn.',
        ],
      },
      {
        heading: 'Mật khẩu',
        paragraphs: [
          'Nội dung: giá trị băm argon2id của mật khẩu và thời điểm thay đổi gần nhất. Bản thân mật khẩu không được lưu.',
          'Mục đích: kiểm tra mật khẩu bạn nhập.',
          'Thời điểm: khi đặt hoặc thay đổi mật khẩu.',
        ],
      },
      {
        heading: 'Bản ghi đăng nhập',
        paragraphs: [
          'Nội dung: thời gian đăng nhập, địa chỉ mạng (IP), trình duyệt và giá trị băm của mã đăng nhập.',
          'Mục đích: duy trì trạng thái đăng nhập, tra soát lần đăng nhập bất thường và cho phép bạn đăng xuất mọi thiết bị.',
          'Thời điểm: mỗi lần đăng nhập và khi đăng nhập được gia hạn. Tự động bị xóa chậm nhất 30 ngày sau khi lần đăng nhập hết hiệu lực.',
        ],
      },
      {
        heading: 'Bảo vệ đăng nhập',
        paragraphs: [
          'Nội dung: số lần, thời gian và mạng đã nhập sai mật khẩu, cùng giá trị băm của tên thiết bị. Tên thiết bị là chuỗi ngẫu nhiên do trình duyệt tạo, không phải kiểu máy hay số sê-ri.',
          'Mục đích: ngăn người khác dò mật khẩu mà không gây phiền cho bạn trên thiết bị quen dùng.',
          'Thời điểm: khi có người thử đăng nhập. Bản ghi nhập sai bị xóa sau một ngày và được xóa ngay khi bạn đăng nhập thành công; giá trị băm của tên thiết bị bị xóa 400 ngày sau lần cuối bạn đăng nhập trên thiết bị đó.',
        ],
      },
      {
        heading: 'Thời gian ở trong ứng dụng',
        paragraphs: [
          'Nội dung: thời gian bạn ở trong ứng dụng mỗi ngày và thời điểm ghi nhận gần nhất.',
          'Mục đích: hiểu tình hình sử dụng nền tảng, sắp xếp và cải thiện việc đào tạo.',
          'Thời điểm: mỗi 5 giây khi bạn đã đăng nhập và trang đang hiển thị. Khi không có mạng, thông tin được lưu trên thiết bị và gửi sau.',
        ],
      },
      {
        heading: 'Hồ sơ học tập',
        paragraphs: [
          'Nội dung: những gì bạn đã học, các phần và trang đã xem, thời điểm bắt đầu và kết thúc mỗi lần học, thời lượng học mỗi ngày, thời gian không được tính kèm lý do, và ghi chú của bạn. Chỉ mình bạn xem được ghi chú.',
          'Mục đích: hiển thị tiến độ, giúp bạn học tiếp từ chỗ đã dừng, xác định khóa học đã hoàn thành hay chưa, thống kê thời lượng học và xếp hạng, đồng thời sắp xếp và cải thiện đào tạo.',
          'Thời điểm: khi bạn học học liệu hoặc đọc tin bài. Khi không có mạng, dữ liệu được giữ trên thiết bị và gửi sau.',
          'Khi công ty mở khóa học, bài thi, đào tạo và các nội dung khác trên nền tảng, tiến độ và kết quả của bạn sẽ được ghi lại để sắp xếp đào tạo và chứng minh thành quả học tập.',
          'Nếu chức năng mới cần thêm thông tin, công ty sẽ cập nhật danh sách này trước khi thu thập.',
        ],
      },
      {
        heading: 'Điểm',
        paragraphs: [
          'Nội dung: điểm bạn nhận, sử dụng, bị tạm giữ và hết hạn, kèm loại, thời gian và nội dung của từng bản ghi, cùng các điều chỉnh của công ty và lý do.',
          'Mục đích: tính số dư điểm, hiển thị xếp hạng và đối chiếu sổ sách.',
          'Thời điểm: khi bạn nhận điểm từ việc học, thi, bình luận, đăng nhập…, và khi bạn dùng điểm. Bảng xếp hạng hiển thị tên và số điểm của bạn cho đồng nghiệp cùng học viện.',
        ],
      },
      {
        heading: 'Góp ý và thư gửi lãnh đạo',
        paragraphs: [
          'Nội dung: góp ý, ảnh và cách liên hệ bạn gửi, thư bạn viết trong kênh CEO và các câu trả lời.',
          'Mục đích: xử lý ý kiến và trả lời bạn. Góp ý do người có quyền xử lý đọc; thư trong kênh CEO chỉ bạn và người nhận đọc được.',
          'Thời điểm: khi bạn gửi góp ý hoặc viết thư.',
        ],
      },
      {
        heading: 'Câu trả lời khảo sát',
        paragraphs: [
          'Nội dung: với khảo sát ghi tên là tên, phòng ban, câu trả lời, ảnh, thời gian gửi và bản nháp cho đến khi bạn gửi. Với khảo sát ẩn danh, câu trả lời được lưu riêng, và ở nơi khác chỉ ghi nhận rằng bạn đã tham gia; hai dữ liệu này không có liên kết nào. Với khách trả lời khảo sát công khai, giá trị băm của tên thiết bị được lưu để tránh gửi hai lần.',
          'Mục đích: tìm hiểu ý kiến của mọi người. Câu trả lời ghi tên do người có quyền xem kết quả đọc; khi có chưa đến năm câu trả lời ẩn danh, không ai xem được kết quả.',
          'Thời điểm: khi bạn gửi câu trả lời và trong lúc bạn điền khảo sát ghi tên.',
        ],
      },
      {
        heading: 'Đơn hàng và địa chỉ nhận hàng',
        paragraphs: [
          'Nội dung: đơn hàng của bạn trong cửa hàng cùng thanh toán, hoàn tiền và thông tin hóa đơn, cùng tên, số điện thoại và địa chỉ nhận hàng bạn lưu.',
          'Mục đích: để nhận thanh toán, giao hàng, hoàn tiền và đối soát. Đơn hàng được xem bởi người có quyền xử lý và bên bán giao hàng; thanh toán do đơn vị bạn chọn xử lý, chúng tôi không lưu tài khoản thanh toán của bạn.',
          'Thời điểm: khi bạn lưu địa chỉ, đặt hàng, thanh toán hoặc yêu cầu hoàn tiền.',
        ],
      },
      {
        heading: 'Những gì không được thu thập',
        paragraphs: [
          'Nền tảng không đọc vị trí, danh bạ, tin nhắn, ảnh, lịch sử cuộc gọi hay mã số thiết bị của bạn, và không theo dõi hoạt động của bạn trên trang web hay ứng dụng khác.',
          'Ngoài các dịch vụ bên ngoài do chính công ty kết nối, không thông tin nào ở trên được cung cấp cho bên thứ ba.',
        ],
      },
    ],
  },
}
