export const courseImportManageTexts = {
  'course.manage_import': '批量导入',
  'course.manage_import_text':
    '用一张表格一次建立多门课程：最多 500 行，CSV 或 XLSX。每一行成为一份草稿，发布前可以逐一检查。',
  'course.manage_import_category': '分类用“/”分级，例如“门店运营/服务与销售”；没有的分类会新建。',
  'course.manage_import_files': '讲师与文件有多个时用“；”隔开；文件须已在媒体库中，按名称对应。',
  'course.manage_import_template': '下载模板',
  'course.manage_import_template_name': '课程导入模板',
  'course.manage_import_choose': '选择文件',
  'course.manage_import_other': '换一个文件',
  'course.manage_import_good': '{count} 门课程可以导入',
  'course.manage_import_categories': '将新建分类：{names}',
  'course.manage_import_run': '导入 {count} 门课程',
  'course.manage_column_title': '课程名称',
  'course.manage_column_category': '分类',
  'course.manage_column_introduction': '简介',
  'course.manage_column_lecturers': '讲师',
  'course.manage_column_files': '课件文件',
}
