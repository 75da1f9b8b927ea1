<?php
// Evaluates the rules of lists.json as content:pull does (web/src/content/lists/field-rules.ts), with the same sentences.
// Calls no function of WordPress.

// Returns a text in one line: spaces for line breaks and invisible characters, none at its ends.
function site_clean(string $text): string {
    $text = preg_replace('/[\p{Cc}\x{200e}\x{200f}\x{202a}-\x{202e}\x{2066}-\x{2069}]+/u', ' ', $text);
    return (string) preg_replace(['/ {2,}/', '/^[\p{Z}\x{feff}]+|[\p{Z}\x{feff}]+$/uD'], [' ', ''], (string) $text);
}

// Returns a number as people write it (5,00,000; 500.000; 4,5) with a point before its decimals, any other text as it is.
// A mark before three digits divides thousands, unless the number would be above `$max`.
function site_number(string $text, float $max): string {
    $plain = preg_replace('/[\p{Z}\'’]+/u', '', $text);
    $parts = preg_match('/^([0-9]{1,3}(?:([.,])(?:[0-9]{2,3}\2)*[0-9]{3}))(?:(?!\2)[.,]([0-9]+))?$/D', $plain, $found) ? [str_replace($found[2], '', $found[1]), $found[3] ?? ''] : explode(',', $plain, 2);
    $number = implode('.', array_filter($parts, 'strlen'));
    $number = $number <= $max ? $number : str_replace(',', '.', $plain);
    return is_numeric($number) ? $number : $text;
}

// Returns the clean parts of a field's text, without empty ones.
function site_parts(array $field, string $text): array {
    if (!isset($field['separator'])) {
        return [site_clean($text)];
    }
    $parts = array_map('site_clean', explode($field['separator'] === 'lines' ? "\n" : ',', $text));
    return array_values(array_filter($parts, 'strlen'));
}

// Returns a sentence by its name for each wrong field of an entry. `$values` are the texts of the fields; `$picture`
// returns what the media library knows of a number (name, type, bytes, width, height, seconds, alt), or null; `$known` the
// article (“posts”) or the entry of a list that visitors can see by a name, or null.
function site_faults(array $words, array $list, array $values, callable $picture, callable $known): array {
    $faults = [];
    foreach ($list['fields'] as $field) {
        $text = $values[$field['name']] ?? '';
        if ($field['isRequired'] || site_clean($text) !== '') {
            $faults[$field['name']] = site_field_fault($field, $text, $picture, $known);
        }
    }
    foreach ($list['pairs'] as $pair) {
        if (!isset($faults[$pair['field']]) && !isset($faults[$pair['other']])) {
            $text = $values[$pair['field']] ?? '';
            $other = $values[$pair['other']] ?? '';
            $is_met = $pair['rule'] === 'during' ? site_is_during($text, $picture(trim($other))) : site_is_pair_met($pair['rule'], site_clean($text), site_clean($other));
            $faults[$pair['field']] = $is_met ? null : [$text, $pair['expected']];
        }
    }
    $sentences = [];
    foreach ($list['fields'] as ['name' => $name, 'label' => $label]) {
        if (isset($faults[$name])) {
            [$value, $expected] = [site_cut(site_clean($faults[$name][0])), $faults[$name][1]];
            $parts = ['{field}' => $label, '{value}' => $value, '{expected}' => $expected];
            $sentences[$name] = strtr($words[$value === '' ? 'emptyField' : 'wrongField'], $parts);
        }
    }
    return $sentences;
}

// Returns the value that is wrong and what is expected, or null.
function site_field_fault(array $field, string $text, callable $picture, callable $known): ?array {
    $parts = site_parts($field, $text);
    if ($text !== '' && in_array($field['kind'], ['picture', 'pictures', 'recording'], true)) {
        $ids = array_map('trim', explode(',', $text));
        if (in_array('', $ids, true) || !ctype_digit(implode('', $ids))) {
            return [$text, $field['rules'][0]['expected']];
        }
        foreach ($ids as $id) {
            $found = $picture($id);
            foreach ($field['rules'] as $rule) {
                if (!site_is_picture_met($rule, $found)) {
                    return [$found ? $found['name'] : $id, $rule['expected']];
                }
            }
        }
    }
    foreach ($field['rules'] as $rule) {
        if (!site_is_met($rule, $parts)) {
            return [$text, $rule['expected']];
        }
        foreach ($rule['rule'] === 'known' ? $parts : [] as $part) {
            if ($known($rule['to'], $rule['to'] === 'posts' ? trim(explode(':', $part)[0]) : $part) === null) {
                return [$part, $rule['expected']];
            }
        }
    }
    return null;
}

function site_is_met(array $rule, array $parts): bool {
    // Whether each part meets a condition.
    $all = function (callable $is_met) use ($parts) {
        return array_filter($parts, $is_met) === $parts;
    };
    switch ($rule['rule']) {
        case 'filled':
            return implode('', $parts) !== '';
        case 'exists':
            return $parts !== [''];
        case 'length':
            return mb_strlen(implode("\n", $parts), 'UTF-8') <= $rule['max'];
        case 'pattern':
            return $all(function ($part) use ($rule) {
                return preg_match('~' . str_replace('~', '\~', $rule['pattern']) . '~uD', $part) === 1;
            });
        case 'number':
            return $all(function ($part) use ($rule) {
                return preg_match('/^[0-9]{1,10}(?:\.[0-9]{1,9})?$/D', $part) && (float) $part <= $rule['max'];
            });
        case 'day':
            return $all(function ($part) {
                return preg_match('/^([0-9]{4})-([0-9]{2})-([0-9]{2})$/D', $part, $day) && checkdate((int) $day[2], (int) $day[3], (int) $day[1]);
            });
        case 'options':
            return $all(function ($part) use ($rule) {
                return in_array($part, $rule['options'], true);
            });
        case 'count':
            return count($parts) >= $rule['min'] && count($parts) <= $rule['max'];
        default:
            return in_array($rule['rule'], ['known', 'format', 'bytes', 'pixels', 'seconds', 'alt'], true);
    }
}

// Whether a picture or recording meets a rule; null is one that the media library does not have.
function site_is_picture_met(array $rule, ?array $picture): bool {
    switch ($rule['rule']) {
        case 'exists':
            return $picture !== null;
        case 'format':
            return in_array($picture['type'], $rule['types'], true);
        case 'bytes':
            return $picture['bytes'] <= $rule['max'];
        case 'pixels':
            return $picture['width'] >= $rule['width'] && $picture['height'] >= $rule['height'];
        case 'seconds':
            return $picture['seconds'] >= $rule['min'] && $picture['seconds'] <= $rule['max'];
        case 'alt':
            return site_clean($picture['alt']) !== '';
        default:
            return true;
    }
}

function site_is_pair_met(string $rule, string $field, string $other): bool {
    if ($rule === 'either') {
        return $field !== '' || $other !== '';
    }
    if ($rule === 'with') {
        return $field !== '' || $other === '';
    }
    if ($field === '' || ($other === '' && $rule === 'notBefore')) {
        return true;
    }
    return $rule === 'above' ? $other !== '' && (float) $field > (float) $other : strcmp($field, $other) >= 0;
}

// Whether the times of turns grow and are before the end of a recording, whose seconds WordPress rounds.
function site_is_during(string $turns, ?array $recording): bool {
    preg_match_all('/^\s*([0-9]):([0-9.]+)/m', $turns, $times, PREG_SET_ORDER);
    $last = -1;
    foreach ($times as [, $minutes, $seconds]) {
        $from = 60 * (int) $minutes + (float) $seconds;
        if ($from <= $last || ($recording && $from >= $recording['seconds'] + 0.5)) {
            return false;
        }
        $last = $from;
    }
    return true;
}

// Returns at most 60 characters of a text.
function site_cut(string $text): string {
    return mb_strlen($text, 'UTF-8') > 60 ? rtrim(mb_substr($text, 0, 60, 'UTF-8')) . '…' : $text;
}
