import type { ImportField } from '@sands/contract/org/import.model'

/** Usual column headings in the languages of the product, without blanks, punctuation and accents. */
const HEADINGS: Readonly<Record<ImportField, readonly string[]>> = {
  userName: [
    ...['用户名', '账号', '帐号', '登录名', '登录账号', '工号', '员工编号', '使用者名稱', '帳號', '登入帳號', '工號'],
    ...['username', 'user', 'login', 'loginname', 'account', 'userid', 'employeeid', 'employeeno', 'staffid'],
    ...['tendangnhap', 'taikhoan', 'manhanvien', 'namapengguna', 'akun', 'nomorpegawai', 'nip', 'nik'],
  ],
  name: [
    ...['姓名', '名字', '员工姓名', '真实姓名', '員工姓名', '真實姓名'],
    ...['name', 'fullname', 'realname', 'displayname', 'employeename'],
    ...['hoten', 'hovaten', 'ten', 'nama', 'namalengkap'],
  ],
  mobile: [
    ...['手机', '手机号', '手机号码', '电话', '联系电话', '手機', '手機號碼', '行動電話', '電話', '聯絡電話'],
    ...['mobile', 'mobilenumber', 'mobilephone', 'phone', 'phonenumber', 'telephone', 'tel', 'cell', 'cellphone'],
    ...['dienthoai', 'sodienthoai', 'didong', 'sdt', 'ponsel', 'nomorponsel', 'telepon', 'nomortelepon', 'nohp', 'hp'],
  ],
  email: [
    ...['邮箱', '电子邮箱', '邮件', '电子邮件', '電子郵件', '電郵', '信箱', '電子信箱'],
    ...['email', 'mail', 'emailaddress', 'thudientu', 'diachiemail', 'surel', 'alamatemail'],
  ],
  department: [
    ...['部门', '所属部门', '组织', '部門', '所屬部門', '組織'],
    ...['department', 'dept', 'team', 'unit', 'organization', 'orgunit'],
    ...['phongban', 'bophan', 'departemen', 'divisi', 'bagian'],
  ],
  post: [
    ...['岗位', '职位', '职务', '崗位', '職位', '職務', '職稱'],
    ...['post', 'position', 'jobtitle', 'title', 'job'],
    ...['chucvu', 'chucdanh', 'vitri', 'jabatan', 'posisi'],
  ],
  labels: [
    ...['标签', '人员标签', '標籤', '人員標籤'],
    ...['label', 'labels', 'tag', 'tags', 'nhan', 'the', 'tanda', 'kategori'],
  ],
  leader: [
    ...['上级', '直属上级', '上级用户名', '主管', '直接主管', '汇报对象', '上級', '直屬主管', '上級帳號'],
    ...['leader', 'manager', 'supervisor', 'reportsto', 'linemanager', 'boss'],
    ...['quanly', 'quanlytructiep', 'captren', 'atasan', 'atasanlangsung', 'manajer'],
  ],
  status: [...['状态', '账号状态', '狀態', '帳號狀態', 'status', 'state', 'accountstatus', 'trangthai', 'statusakun']],
}

const FIELDS = new Map<string, ImportField>(
  (Object.keys(HEADINGS) as ImportField[]).flatMap((field) => HEADINGS[field].map((heading) => [heading, field])),
)

/** 账号 (必填), "User name *", Họ tên: the text in brackets is an explanation, the rest names the column. */
const plain = (heading: string): string =>
  heading
    .replace(/[(（[【].*?[)）\]】]/g, '')
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase()
    .replaceAll('đ', 'd')

/** What each column probably means; the first column that matches a field is used for it. */
export function guessMapping(titles: readonly string[]): (ImportField | null)[] {
  const taken = new Set<ImportField>()
  return titles.map((title) => {
    const field = FIELDS.get(plain(title))
    if (!field || taken.has(field)) return null
    taken.add(field)
    return field
  })
}

/** Usual values of a status column. */
const STATUSES: Readonly<Record<'active' | 'disabled', readonly string[]>> = {
  active: [
    ...['active', 'enabled', 'yes', 'true', '1', '启用', '正常', '在职', '有效', '啟用', '在職'],
    ...['hoatdong', 'danghoatdong', 'aktif'],
  ],
  disabled: [
    ...['disabled', 'inactive', 'no', 'false', '0', '停用', '禁用', '离职', '無效', '离岗', '離職', '无效'],
    ...['ngunghoatdong', 'vohieuhoa', 'dakhoa', 'nonaktif', 'tidakaktif', 'dinonaktifkan'],
  ],
}

export function statusOf(text: string): 'active' | 'disabled' | undefined {
  const word = plain(text)
  if (STATUSES.active.includes(word)) return 'active'
  return STATUSES.disabled.includes(word) ? 'disabled' : undefined
}
