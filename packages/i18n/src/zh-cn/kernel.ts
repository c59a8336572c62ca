export const kernelTexts = {
  app_network_error: '网络异常，请检查网络后重试',
  'kernel.retry': '重试',
  'kernel.cancel': '取消',
  'kernel.confirm': '确定',
  'kernel.back': '返回',
}
