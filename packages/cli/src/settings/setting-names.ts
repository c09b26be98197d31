/** What a command needs to ask a hotel. */
export const settingNames = ['baseUrl', 'hrId', 'token'] as const
export type SettingName = (typeof settingNames)[number]
