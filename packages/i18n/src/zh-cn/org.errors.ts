export const orgErrors = {
  'org.college_unknown': '学院不存在',
}
