export const mediaErrors = {
  'media.too_large': '文件太大，请上传不超过 {limit} MB 的文件',
  'media.wrong_type': '不支持这种文件，请上传 {types} 格式的图片',
  'media.unreadable': '图片已损坏，无法读取',
  'media.too_many_pixels': '图片尺寸太大，请上传不超过 {limit} 百万像素的图片',
  'media.gone': '文件不存在或已删除',
  'media.address_ended': '文件地址已失效，请刷新页面后重试',
  'media.busy': '正在处理的图片较多，请稍后再试',
  'media.no_space': '存储空间不足，文件未保存，请联系管理员',
}
