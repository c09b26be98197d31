import type { FormHTMLAttributes } from 'react'
import style from './Form.module.css'

/** Fields side by side where there is room, with the buttons in a `footer` at the end. */
export const Form = (props: FormHTMLAttributes<HTMLFormElement>) => <form className={style.form} {...props} />
