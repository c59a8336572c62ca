/** Messages to the people of the demo company. `{who}` is a colleague, `{from}` and `{until}` are days. */
export const messageTexts = {
  onboardingWeek: {
    title: '新员工学习周下周一开始',
    content:
      '各位同事：\n\n新员工学习周将于下周一上午 9:30 在总部一号会议室开始，为期五天，门店同事可以在线参加。\n\n新同事请提前看完新手指南；老同事欢迎报名担任伙伴，带一位新人走好第一周。',
  },
  complianceMonth: {
    title: '合规月：请在月底前完成学习',
    content:
      '本月是集团合规月。信息安全、反舞弊和消费者权益三个专题请在月底前学完，每个专题约 20 分钟。\n\n有疑问请联系人力资源部。',
  },
  guideUpdated: {
    title: '新手指南更新了',
    content: '我们补充了离线使用、消息提醒和更换头像的说明。点开看看，三分钟就能看完。',
  },
  maintenance: {
    title: '周六凌晨网络维护通知',
    content:
      '周六 01:00 至 03:00 总部机房进行网络维护，期间平台可能短暂无法访问。\n\n已经打开过的首页和消息仍可查看，您的操作会保存在手机上，恢复后自动发送。',
  },
  serviceMonth: {
    title: '门店服务月启动',
    content: '从“欢迎光临”到“请慢走”，十个细节让顾客愿意再来。各门店每天晨会练习一个，月底评选服务之星。',
  },
  readingChallenge: {
    title: '30 天阅读挑战，一起读完一本书',
    content: '每天 15 分钟，30 天读完一本书。坚持到最后的同事将获得一枚限定奖章和一本签名书。',
  },
  anniversary: {
    title: '感谢有您：公司成立 18 周年',
    content: '十八年，一百二十六家门店，六千多位同事。谢谢每一位走在路上的人，我们下一座沙丘见。',
  },
  studyPlan: {
    title: '您的本月学习计划已排好',
    content: '根据您的岗位，我们为您安排了 4 项学习内容，预计共 3 小时 20 分钟。每天学一点，月底前就能轻松完成。',
  },
  streak: {
    title: '太棒了，您已连续学习 7 天',
    content: '连续 7 天都有收获，超过了部门里 86% 的同事。明天继续，就能点亮“沙海行者”奖章。',
  },
  dueSoon: {
    title: '还有 2 项学习将在 3 天后到期',
    content: '《收银台服务规范》和《门店消防安全》将在 3 天后到期，预计还需 35 分钟。现在学完，周末轻松过。',
  },
  weekly: {
    title: '学习周报 {from}—{until}',
    content: '本周您学习了 {minutes} 分钟，完成 {done} 项内容。坚持就会看到变化，下周见。',
  },
  praise: {
    title: '{who} 赞了您的学习心得',
    content: '“写得很具体，尤其是处理退换货的那三步，我已经转给门店的同事了。”',
  },
  reply: {
    title: '{who} 回复了您的提问',
    content:
      '您问：会员积分和促销可以同时使用吗？\n\n回复：可以，先算促销价再抵扣积分。收银系统会自动处理，注意看小票上的两行金额。',
  },
  mention: {
    title: '{who} 在讨论中提到了您',
    content: '“这个陈列方案是我们店先试的，效果很好，大家可以请教一下。”',
  },
  thanks: {
    title: '{who} 感谢您的帮助',
    content: '“谢谢您上周带我熟悉收银流程，今天第一次独立站台，零差错！”',
  },
  classReminder: {
    title: '面授提醒：明天 14:00《顾客沟通技巧》',
    content:
      '地点：总部三楼 302 教室\n讲师：{who}\n\n请提前 10 分钟到场签到，带上工牌。如不能参加，请今天 18:00 前告知讲师。',
  },
  homeworkMarked: {
    title: '您的作业已点评：92 分',
    content: '{who}：“观察得很细，建议再补充一个处理投诉的例子，就非常完整了。”',
  },
  homeworkWaiting: {
    title: '有 3 份作业等待您点评',
    content: '最早的一份已提交 2 天。学员都在等您的意见，每份大约需要 5 分钟。',
  },
  classFull: {
    title: '《顾客沟通技巧》已满员',
    content: '明天的面授共有 24 人报名，教室与投影设备已经准备好。签到名单会在开课前 30 分钟开放。',
  },
  teamWeek: {
    title: '团队本周学习情况',
    content: '您的团队共 12 人，本周 10 人有学习记录，人均 52 分钟；2 人有内容将在三天内到期，建议提醒一下。',
  },
  packSent: {
    title: '入职礼包已发出',
    content: '笔记本、工牌挂绳和一套教材已从总部寄出，预计 3 天内送达您的门店，请留意签收。',
  },
  packReceived: {
    title: '入职礼包已签收',
    content: '礼包已由门店前台签收。如有缺少或损坏，请在 7 天内联系人力资源部。',
  },
  refund: {
    title: '教材费用已退回',
    content: '您退回的 1 本教材已验收，费用已按原路退回，通常 1 至 3 个工作日到账。',
  },
  addPortrait: {
    title: '添加一张头像，让同事认出您',
    content: '讨论、排行和面授签到都会显示头像。选一张照片，裁剪一下就好。',
  },
  newDevice: {
    title: '您的账号在新设备上登录',
    content: '如果是您本人操作，无需处理。如果不是，请立即在设置中退出所有设备，并修改密码。',
  },
  privacyUpdated: {
    title: '隐私政策已更新',
    content: '我们补充了头像与消息两部分的说明：保存什么、保存多久、谁能看到。您可以随时查看全文。',
  },
  languages: {
    title: '现在可以选择五种语言',
    content: '简体中文、繁體中文、English、Tiếng Việt、Bahasa Indonesia，在设置中随时切换，消息也会跟着换。',
  },
  offline: {
    title: '没有网络也能打开',
    content: '在地铁或仓库里没有信号？首页和消息照样能看，您的操作会先保存在手机上，联网后自动发送。',
  },
  release: {
    title: '平台已升级：打开更快，图片更清晰',
    content: '首页打开时间缩短了一半；图片会按您的屏幕选择合适的大小，更省流量。',
  },
  backup: {
    title: '昨夜备份已完成',
    content: '数据库与文件备份已于 03:12 完成，共 4.6 GB，校验通过。',
  },
}

export type DemoMessageName = keyof typeof messageTexts
