import type { MessageText } from './message.tables.ts'
import type { DemoMessageName } from './message.zh-cn.demo.ts'

export const messageTexts: Readonly<Record<DemoMessageName, MessageText>> = {
  onboardingWeek: {
    title: '新進同仁學習週下週一開始',
    content:
      '各位同仁：\n\n新進同仁學習週將於下週一上午 9:30 在總部一號會議室開始，為期五天，門市同仁可線上參加。\n\n新同仁請先看完新手指南；資深同仁歡迎報名擔任夥伴，陪一位新人走好第一週。',
  },
  complianceMonth: {
    title: '合規月：請在月底前完成學習',
    content:
      '本月是集團合規月。資訊安全、反舞弊和消費者權益三個專題請在月底前學完，每個專題約 20 分鐘。\n\n如有疑問請聯絡人力資源部。',
  },
  guideUpdated: {
    title: '新手指南更新了',
    content: '我們補充了離線使用、訊息提醒和更換頭像的說明。點開看看，三分鐘就能看完。',
  },
  maintenance: {
    title: '週六凌晨網路維護通知',
    content:
      '週六 01:00 至 03:00 總部機房進行網路維護，期間平台可能短暫無法存取。\n\n已經開啟過的首頁和訊息仍可查看，您的操作會保存在手機上，恢復後自動送出。',
  },
  serviceMonth: {
    title: '門市服務月啟動',
    content: '從「歡迎光臨」到「請慢走」，十個細節讓顧客願意再來。各門市每天晨會練習一個，月底票選服務之星。',
  },
  readingChallenge: {
    title: '30 天閱讀挑戰，一起讀完一本書',
    content: '每天 15 分鐘，30 天讀完一本書。堅持到最後的同仁將獲得一枚限定獎章和一本簽名書。',
  },
  anniversary: {
    title: '感謝有您：公司成立 18 週年',
    content: '十八年，一百二十六家門市，六千多位同仁。謝謝每一位走在路上的人，我們下一座沙丘見。',
  },
  studyPlan: {
    title: '您的本月學習計畫已排好',
    content: '依照您的職位，我們為您安排了 4 項學習內容，預計共 3 小時 20 分鐘。每天學一點，月底前就能輕鬆完成。',
  },
  streak: {
    title: '太棒了，您已連續學習 7 天',
    content: '連續 7 天都有收穫，超過了部門裡 86% 的同仁。明天繼續，就能點亮「沙海行者」獎章。',
  },
  dueSoon: {
    title: '還有 2 項學習將在 3 天後到期',
    content: '《收銀台服務規範》和《門市消防安全》將在 3 天後到期，預計還需 35 分鐘。現在學完，週末輕鬆過。',
  },
  weekly: {
    title: '學習週報 {from}—{until}',
    content: '本週您學習了 {minutes} 分鐘，完成 {done} 項內容。堅持就會看到變化，下週見。',
  },
  praise: {
    title: '{who} 讚了您的學習心得',
    content: '「寫得很具體，尤其是處理退換貨的那三步，我已經轉給門市的同仁了。」',
  },
  reply: {
    title: '{who} 回覆了您的提問',
    content:
      '您問：會員積分和促銷可以同時使用嗎？\n\n回覆：可以，先算促銷價再折抵積分。收銀系統會自動處理，留意發票上的兩行金額即可。',
  },
  mention: {
    title: '{who} 在討論中提到了您',
    content: '「這個陳列方案是我們店先試的，效果很好，大家可以請教一下。」',
  },
  thanks: {
    title: '{who} 感謝您的幫忙',
    content: '「謝謝您上週帶我熟悉收銀流程，今天第一次獨立站櫃，零差錯！」',
  },
  classReminder: {
    title: '面授提醒：明天 14:00《顧客溝通技巧》',
    content:
      '地點：總部三樓 302 教室\n講師：{who}\n\n請提前 10 分鐘到場簽到，帶上識別證。如不能參加，請今天 18:00 前告知講師。',
  },
  homeworkMarked: {
    title: '您的作業已點評：92 分',
    content: '{who}：「觀察得很細，建議再補充一個處理客訴的例子，就非常完整了。」',
  },
  homeworkWaiting: {
    title: '有 3 份作業等待您點評',
    content: '最早的一份已提交 2 天。學員都在等您的意見，每份大約需要 5 分鐘。',
  },
  classFull: {
    title: '《顧客溝通技巧》已額滿',
    content: '明天的面授共有 24 人報名，教室與投影設備已經準備好。簽到名單會在開課前 30 分鐘開放。',
  },
  teamWeek: {
    title: '團隊本週學習情況',
    content: '您的團隊共 12 人，本週 10 人有學習紀錄，人均 52 分鐘；2 人有內容將在三天內到期，建議提醒一下。',
  },
  packSent: {
    title: '到職禮包已寄出',
    content: '筆記本、識別證掛繩和一套教材已從總部寄出，預計 3 天內送達您的門市，請留意簽收。',
  },
  packReceived: {
    title: '到職禮包已簽收',
    content: '禮包已由門市櫃台簽收。如有缺少或損壞，請在 7 天內聯絡人力資源部。',
  },
  refund: {
    title: '教材費用已退回',
    content: '您退回的 1 本教材已驗收，費用已原路退回，通常 1 至 3 個工作天入帳。',
  },
  addPortrait: {
    title: '新增一張頭像，讓同事認出您',
    content: '討論、排行和面授簽到都會顯示頭像。選一張照片，裁切一下就好。',
  },
  newDevice: {
    title: '您的帳號在新裝置上登入',
    content: '如果是您本人操作，無需處理。如果不是，請立即在設定中登出所有裝置，並變更密碼。',
  },
  privacyUpdated: {
    title: '隱私權政策已更新',
    content: '我們補充了頭像與訊息兩部分的說明：保存什麼、保存多久、誰能看到。您可以隨時查看全文。',
  },
  languages: {
    title: '現在可以選擇五種語言',
    content: '简体中文、繁體中文、English、Tiếng Việt、Bahasa Indonesia，在設定中隨時切換，訊息也會跟著換。',
  },
  offline: {
    title: '沒有網路也能開啟',
    content: '在捷運或倉庫裡沒有訊號？首頁和訊息照樣能看，您的操作會先保存在手機上，連線後自動送出。',
  },
  release: {
    title: '平台已升級：開啟更快，圖片更清晰',
    content: '首頁開啟時間縮短了一半；圖片會依您的螢幕選擇合適的大小，更省流量。',
  },
  backup: {
    title: '昨夜備份已完成',
    content: '資料庫與檔案備份已於 03:12 完成，共 4.6 GB，驗證通過。',
  },
}
