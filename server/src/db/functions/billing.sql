-- Servers keep in memory what is on sale: see server/src/data/changes.
CREATE OR REPLACE FUNCTION tell_plans() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_change('plan', ARRAY['sold']);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER plans_told AFTER INSERT OR UPDATE OR DELETE ON plans
  FOR EACH STATEMENT EXECUTE FUNCTION tell_plans();

CREATE OR REPLACE TRIGGER prices_told AFTER INSERT OR UPDATE OR DELETE ON prices
  FOR EACH STATEMENT EXECUTE FUNCTION tell_plans();

CREATE OR REPLACE TRIGGER tax_settings_told AFTER INSERT OR UPDATE ON tax_settings
  FOR EACH STATEMENT EXECUTE FUNCTION tell_plans();

CREATE OR REPLACE FUNCTION keep_subscriptions_bought() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  bought integer;
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT count(*) INTO bought FROM changed_rows WHERE first_paid_at IS NOT NULL;
  ELSE
    SELECT count(*) INTO bought FROM changed_rows JOIN former_rows USING (id)
      WHERE changed_rows.first_paid_at IS NOT NULL AND former_rows.first_paid_at IS NULL;
  END IF;
  IF bought > 0 THEN
    UPDATE sales SET subscriptions_bought = subscriptions_bought + bought;
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER subscriptions_added AFTER INSERT ON subscriptions REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION keep_subscriptions_bought();

CREATE OR REPLACE TRIGGER subscriptions_changed AFTER UPDATE ON subscriptions
  REFERENCING OLD TABLE AS former_rows NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION keep_subscriptions_bought();
