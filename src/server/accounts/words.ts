import type { Language } from '../../contract/rules/language';

/** What an account is written to about. */
export type Letter =
  | 'password'
  | 'address'
  | 'invitation'
  | 'passwordChanged'
  | 'addressChanged'
  | 'factorOn'
  | 'factorOff'
  | 'passkeyAdded'
  | 'passkeyRemoved';

/** `{agency}`, `{by}` and `{address}` stand for what is known when the mail is written. */
interface Words {
  readonly subject: string;
  readonly text: string;
  /** What the button says, of a mail that has one. */
  readonly button?: string;
  /** How long the link is good, and what to do where nobody asked for it. */
  readonly note: string;
}

/** The mails of accounts in the languages of the office. */
export const words: Readonly<Record<Language, Readonly<Record<Letter, Words>>>> = {
  en: {
    password: {
      subject: 'Choose a new password',
      text: 'Somebody asked for a new password for your Greenroom account at {agency}.',
      button: 'Choose a password',
      note: 'The link works once, within an hour. If it was not you who asked, leave this mail alone: your password stays as it is.',
    },
    address: {
      subject: 'Confirm your address',
      text: 'From now on you want to sign in to Greenroom at {agency} with this address.',
      button: 'Confirm the address',
      note: 'The link works once, within a day. If it was not you who asked, leave this mail alone: nothing changes.',
    },
    invitation: {
      subject: 'Your Greenroom account at {agency}',
      text: '{by} invites you to work in Greenroom at {agency}.',
      button: 'Take up the invitation',
      note: 'The link works once, within a week.',
    },
    passwordChanged: {
      subject: 'Your password was changed',
      text: 'The password of your Greenroom account at {agency} was changed. Your other devices are signed out.',
      note: 'If it was not you, ask your administrator for help at once.',
    },
    addressChanged: {
      subject: 'Your address was changed',
      text: 'Your Greenroom account at {agency} has another address now: {address}. This one signs in no more.',
      note: 'If it was not you, ask your administrator for help at once.',
    },
    factorOn: {
      subject: 'Your second factor is on',
      text: 'From now on your Greenroom account at {agency} asks for a code of your authenticator app. Your other devices are signed out.',
      note: 'If it was not you, ask your administrator for help at once.',
    },
    factorOff: {
      subject: 'Your second factor is off',
      text: 'Your Greenroom account at {agency} no longer asks for a code of your authenticator app: the password is enough.',
      note: 'If it was not you, ask your administrator for help at once.',
    },
    passkeyAdded: {
      subject: 'A passkey was added',
      text: 'From now on a passkey signs in to your Greenroom account at {agency} beside your password. Your other devices are signed out.',
      note: 'If it was not you, ask your administrator for help at once.',
    },
    passkeyRemoved: {
      subject: 'A passkey was removed',
      text: 'A passkey of your Greenroom account at {agency} was removed: it no longer signs in.',
      note: 'If it was not you, ask your administrator for help at once.',
    },
  },
  es: {
    password: {
      subject: 'Elija una contraseña nueva',
      text: 'Alguien ha pedido una contraseña nueva para su cuenta de Greenroom en {agency}.',
      button: 'Elegir una contraseña',
      note: 'El enlace sirve una sola vez, durante una hora. Si no lo ha pedido usted, ignore este mensaje: su contraseña no cambia.',
    },
    address: {
      subject: 'Confirme su dirección',
      text: 'A partir de ahora quiere entrar en Greenroom, en {agency}, con esta dirección.',
      button: 'Confirmar la dirección',
      note: 'El enlace sirve una sola vez, durante un día. Si no lo ha pedido usted, ignore este mensaje: no cambia nada.',
    },
    invitation: {
      subject: 'Su cuenta de Greenroom en {agency}',
      text: '{by} le invita a trabajar en Greenroom, en {agency}.',
      button: 'Aceptar la invitación',
      note: 'El enlace sirve una sola vez, durante una semana.',
    },
    passwordChanged: {
      subject: 'Su contraseña ha cambiado',
      text: 'La contraseña de su cuenta de Greenroom en {agency} ha cambiado. En sus demás dispositivos se ha cerrado la sesión.',
      note: 'Si no ha sido usted, pida ayuda enseguida a su administrador.',
    },
    addressChanged: {
      subject: 'Su dirección ha cambiado',
      text: 'Su cuenta de Greenroom en {agency} tiene ahora otra dirección: {address}. Con esta ya no se entra.',
      note: 'Si no ha sido usted, pida ayuda enseguida a su administrador.',
    },
    factorOn: {
      subject: 'Su segundo factor está activado',
      text: 'A partir de ahora, su cuenta de Greenroom en {agency} pide un código de su aplicación de autenticación. En sus demás dispositivos se ha cerrado la sesión.',
      note: 'Si no ha sido usted, pida ayuda enseguida a su administrador.',
    },
    factorOff: {
      subject: 'Su segundo factor está desactivado',
      text: 'Su cuenta de Greenroom en {agency} ya no pide un código de su aplicación de autenticación: basta con la contraseña.',
      note: 'Si no ha sido usted, pida ayuda enseguida a su administrador.',
    },
    passkeyAdded: {
      subject: 'Se ha añadido una llave de acceso',
      text: 'A partir de ahora una llave de acceso sirve para entrar en su cuenta de Greenroom en {agency}, junto con su contraseña. En sus demás dispositivos se ha cerrado la sesión.',
      note: 'Si no ha sido usted, pida ayuda enseguida a su administrador.',
    },
    passkeyRemoved: {
      subject: 'Se ha quitado una llave de acceso',
      text: 'Se ha quitado una llave de acceso de su cuenta de Greenroom en {agency}: ya no sirve para entrar.',
      note: 'Si no ha sido usted, pida ayuda enseguida a su administrador.',
    },
  },
  zh: {
    password: {
      subject: '设置新密码',
      text: '有人为您在 {agency} 的 Greenroom 账户申请了新密码。',
      button: '设置密码',
      note: '链接仅可使用一次，一小时内有效。如果不是您本人申请，请忽略此邮件，您的密码不会改变。',
    },
    address: {
      subject: '确认您的邮箱地址',
      text: '您希望今后用此地址登录 {agency} 的 Greenroom。',
      button: '确认地址',
      note: '链接仅可使用一次，一天内有效。如果不是您本人申请，请忽略此邮件，不会有任何改变。',
    },
    invitation: {
      subject: '您在 {agency} 的 Greenroom 账户',
      text: '{by} 邀请您在 {agency} 使用 Greenroom。',
      button: '接受邀请',
      note: '链接仅可使用一次，一周内有效。',
    },
    passwordChanged: {
      subject: '您的密码已更改',
      text: '您在 {agency} 的 Greenroom 账户密码已更改，其他设备均已退出登录。',
      note: '如果不是您本人操作，请立即联系管理员。',
    },
    addressChanged: {
      subject: '您的邮箱地址已更改',
      text: '您在 {agency} 的 Greenroom 账户现在使用另一个地址：{address}。此地址不能再用于登录。',
      note: '如果不是您本人操作，请立即联系管理员。',
    },
    factorOn: {
      subject: '您的双重验证已开启',
      text: '从现在起，您在 {agency} 的 Greenroom 账户登录时需要身份验证器应用中的验证码。其他设备均已退出登录。',
      note: '如果不是您本人操作，请立即联系管理员。',
    },
    factorOff: {
      subject: '您的双重验证已关闭',
      text: '您在 {agency} 的 Greenroom 账户不再需要身份验证器应用中的验证码，仅凭密码即可登录。',
      note: '如果不是您本人操作，请立即联系管理员。',
    },
    passkeyAdded: {
      subject: '已添加通行密钥',
      text: '从现在起，登录您在 {agency} 的 Greenroom 账户时，除密码外还可使用通行密钥。其他设备均已退出登录。',
      note: '如果不是您本人操作，请立即联系管理员。',
    },
    passkeyRemoved: {
      subject: '已移除通行密钥',
      text: '您在 {agency} 的 Greenroom 账户的一个通行密钥已被移除，不能再用它登录。',
      note: '如果不是您本人操作，请立即联系管理员。',
    },
  },
  ja: {
    password: {
      subject: '新しいパスワードの設定',
      text: '{agency} の Greenroom アカウントについて、新しいパスワードの申請がありました。',
      button: 'パスワードを設定する',
      note: 'リンクは一度だけ、1時間以内に使えます。心当たりがない場合は、このメールを無視してください。パスワードは変わりません。',
    },
    address: {
      subject: 'メールアドレスの確認',
      text: '今後、このアドレスで {agency} の Greenroom にサインインします。',
      button: 'アドレスを確認する',
      note: 'リンクは一度だけ、1日以内に使えます。心当たりがない場合は、このメールを無視してください。何も変わりません。',
    },
    invitation: {
      subject: '{agency} の Greenroom アカウント',
      text: '{by} さんが、{agency} の Greenroom にあなたを招待しています。',
      button: '招待を受ける',
      note: 'リンクは一度だけ、1週間以内に使えます。',
    },
    passwordChanged: {
      subject: 'パスワードが変更されました',
      text: '{agency} の Greenroom アカウントのパスワードが変更されました。ほかの端末はサインアウトされています。',
      note: '心当たりがない場合は、すぐに管理者に連絡してください。',
    },
    addressChanged: {
      subject: 'メールアドレスが変更されました',
      text: '{agency} の Greenroom アカウントのアドレスは {address} になりました。このアドレスではサインインできません。',
      note: '心当たりがない場合は、すぐに管理者に連絡してください。',
    },
    factorOn: {
      subject: '二段階認証が有効になりました',
      text: '今後、{agency} の Greenroom アカウントでは認証アプリのコードが必要です。ほかの端末はサインアウトされています。',
      note: '心当たりがない場合は、すぐに管理者に連絡してください。',
    },
    factorOff: {
      subject: '二段階認証が無効になりました',
      text: '{agency} の Greenroom アカウントでは認証アプリのコードが不要になり、パスワードだけでサインインできます。',
      note: '心当たりがない場合は、すぐに管理者に連絡してください。',
    },
    passkeyAdded: {
      subject: 'パスキーが追加されました',
      text: '今後、{agency} の Greenroom アカウントへはパスワードに加えてパスキーでサインインできます。ほかの端末はサインアウトされています。',
      note: '心当たりがない場合は、すぐに管理者に連絡してください。',
    },
    passkeyRemoved: {
      subject: 'パスキーが削除されました',
      text: '{agency} の Greenroom アカウントのパスキーが削除され、サインインに使えなくなりました。',
      note: '心当たりがない場合は、すぐに管理者に連絡してください。',
    },
  },
};
