import { Radio, RadioGroup } from '@blueprintjs/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { filmQualities, pictureShapes } from '../../../contract/entities/encodingOptions';
import { Agency } from './agencyForm';
import { SettingsCard } from './SettingsCard';

/** How films are encoded that nobody says anything else of. */
export function EncodingCard() {
  const { formatMessage } = useIntl();
  const shape = Agency.useField('pictureShape');
  const quality = Agency.useField('filmQuality');
  return (
    <SettingsCard title="settings.section.encoding">
      <div className="settings-pairs">
        <div data-field="pictureShape">
          <RadioGroup
            label={shape.label}
            name={shape.name}
            disabled={shape.disabled}
            selectedValue={shape.value}
            onChange={({ currentTarget: { value } }) =>
              shape.change(pictureShapes.find((each) => each === value) ?? 'asFile')
            }
          >
            {pictureShapes.map((each) => (
              <Radio key={each} value={each} label={formatMessage({ id: `editFilm.shape.${each}` })} />
            ))}
          </RadioGroup>
        </div>
        <div data-field="filmQuality">
          <RadioGroup
            label={quality.label}
            name={quality.name}
            disabled={quality.disabled}
            selectedValue={quality.value}
            onChange={({ currentTarget: { value } }) =>
              quality.change(filmQualities.find((each) => each === value) ?? 'standard')
            }
          >
            {filmQualities.map((each) => (
              <Radio key={each} value={each} label={formatMessage({ id: `settings.quality.${each}` })} />
            ))}
          </RadioGroup>
        </div>
      </div>
      <Agency.Conflict
        field="pictureShape"
        say={(value) => {
          const each = pictureShapes.find((known) => known === value);
          return each && formatMessage({ id: `editFilm.shape.${each}` });
        }}
      />
      <Agency.Conflict
        field="filmQuality"
        say={(value) => {
          const each = filmQualities.find((known) => known === value);
          return each && formatMessage({ id: `settings.quality.${each}` });
        }}
      />
      <p className="gr-muted">
        <FormattedMessage id="settings.hint.encoding" />
      </p>
    </SettingsCard>
  );
}
