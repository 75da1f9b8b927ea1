import { formWords } from '#content/forms.ts';
import { honeypotField } from '#contract/email.ts';

/**
 * Hidden field that visitors cannot reach; text browsers show it with its label. A value marks the message as possible spam. Browsers and password managers
 * fill hidden fields too, so the attributes opt out of 1Password, LastPass, Bitwarden, Dashlane and Proton Pass.
 */
export function Honeypot() {
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label>
        {formWords.honeypot}
        <input
          name={honeypotField}
          tabIndex={-1}
          autoComplete="off"
          data-1p-ignore=""
          data-lpignore="true"
          data-bwignore="true"
          data-form-type="other"
          data-protonpass-ignore="true"
        />
      </label>
    </div>
  );
}
