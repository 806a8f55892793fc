/** Databases, data, statistics, machine learning. Notation: ../notation.ts. */
export const DATA_SKILLS = `
Databases = database management, Datenbanken, bases de données, bases de datos, databanken, relational databases, RDBMS, database systems, DBMS, Datenbank, relationale Datenbanken, database administration, database design, DBA work
SQL = SQL queries, structured query language, Transact-SQL, T-SQL, TSQL, SQL programming, stored procedures > Databases
PL/SQL = PLSQL > SQL, Oracle Database
MySQL = MariaDB > SQL
PostgreSQL = Postgres, psql, PostGIS > SQL
SQL Server = Microsoft SQL Server, MS SQL, MSSQL, MS SQL Server, SQL Server Management Studio, SSMS > SQL
Oracle Database = Oracle DB, Oracle 11g, Oracle 12c, Oracle 19c, Oracle SQL > SQL
SQLite > SQL
DB2 = IBM DB2 > SQL
Sybase = Informix, Teradata SQL > SQL
NoSQL = NoSQL databases, non-relational databases, document databases > Databases
MongoDB = Mongo, Mongoose > NoSQL
Cassandra = Apache Cassandra, ScyllaDB > NoSQL
DynamoDB = Amazon DynamoDB > NoSQL, AWS
Redis = Memcached > NoSQL
CouchDB = Couchbase > NoSQL
Neo4j = graph databases > NoSQL
Cosmos DB = Azure Cosmos DB, CosmosDB > NoSQL, Azure
Firebase = Firestore > NoSQL, Google Cloud
Elasticsearch = Elastic Search, Elastic Stack < OpenSearch, Solr | Lucene > NoSQL
Data modeling = data models, Datenmodellierung, modélisation de données, modelado de datos, entity relationship diagrams, ER diagrams, dimensional modeling, star schema > Databases
Data warehousing = data warehouse, DWH, data mart < Redshift | Amazon Redshift, Azure Synapse, Teradata
Snowflake > Data warehousing, SQL
BigQuery = Google BigQuery > Data warehousing, SQL, Google Cloud
Databricks > Spark
Data lakes = lakehouse, Delta Lake, Iceberg
ETL = ELT, extract transform load, ETL pipelines, ETL processes, ETL tools, data integration, ETL development
Data pipelines = data ingestion, data engineering > ETL
Airflow = Apache Airflow, Dagster, Luigi, Prefect > Data pipelines
dbt = data build tool > SQL, Data pipelines
Informatica = Informatica PowerCenter < Talend, SSIS | SQL Server Integration Services, Azure Data Factory | ADF, AWS Glue, Fivetran, Pentaho > ETL
Spark = Apache Spark, PySpark, Spark SQL > Big data
Hadoop = HDFS, MapReduce, Hive, Apache Hive, HBase > Big data
Flink = Apache Flink, Apache Beam > Stream processing
Stream processing = data streaming, real-time data, streaming data, event streaming < Kinesis
Big data = big data technologies, large datasets, large data sets, massive datasets
Data analysis = data analytics, analyzing data, analysis of data, Datenanalyse, analyse de données, análisis de datos, data-analyse, Datenauswertung, analyse des données, analytics, data analyses
Statistics = statistical analysis, statistical methods, statistical modeling, Statistik, statistiques, estadística, statistiek, inferential statistics, statistical models, multivariate analysis < biostatistics > Data analysis
Hypothesis testing = significance testing, experimental design, design of experiments, DoE > Statistics
A/B testing = AB testing, split testing, multivariate testing, A/B tests, experimentation
Regression analysis = linear regression, logistic regression, regression models, econometrics, econometric modeling > Statistics
Forecasting = demand forecasting, forecasts, sales forecasting, Prognosen, prévisions < time series analysis | time series | time-series forecasting
R = R programming, R language, RStudio < R Shiny, tidyverse | ggplot2 > Statistics
SAS = SAS programming, SAS Enterprise Guide, SAS/STAT > Statistics
SPSS = IBM SPSS, SPSS Statistics > Statistics
Stata > Statistics
Minitab = JMP > Statistics
pandas = NumPy, SciPy > Python, Data analysis
Jupyter = Jupyter notebooks, Google Colab > Python
Business intelligence = BI, BI tools, BI reporting, business analytics < Looker, Qlik | QlikView | Qlik Sense, Cognos, MicroStrategy, Business Objects | SAP BusinessObjects, SSRS, Metabase > Data analysis, Reporting
Tableau = Tableau Desktop, Tableau Server > Business intelligence, Data visualization
Power BI = PowerBI, Microsoft Power BI < DAX, Power Query > Business intelligence, Data visualization
Google Data Studio = Looker Studio > Business intelligence
Data visualization = visualizing data, visualizations, dashboards, dashboarding, Datenvisualisierung, visualisation de données, visualización de datos, datavisualisatie, charts and graphs
Reporting = reports, report writing, preparing reports, management reporting, Berichtswesen, Berichterstattung, rapportage, ad hoc reporting, report generation, KPI reporting, informes, generating reports
KPIs = key performance indicators, KPI tracking, performance metrics, performance indicators, scorecards, Kennzahlen, indicateurs de performance
Machine learning = ML, maschinelles Lernen, apprentissage automatique, aprendizaje automático, machine learning models, ML models, supervised learning, predictive modeling, predictive models, predictive analytics > Data science
Deep learning = neural networks, CNN, RNN, LSTM, transformer models, transformer architecture > Machine learning
Data science = Datenwissenschaft, science des données, ciencia de datos, advanced analytics > Data analysis
TensorFlow = Keras > Deep learning, Python
PyTorch = Torch, PyTorch Lightning > Deep learning, Python
scikit-learn = sklearn < XGBoost | LightGBM | gradient boosting, random forests > Machine learning, Python
Natural language processing = NLP, text mining, text analytics, named entity recognition < spaCy, NLTK > Machine learning
Large language models = LLM, GPT, generative AI, GenAI, ChatGPT, OpenAI API < prompt engineering, RAG | retrieval augmented generation, LangChain, Hugging Face > Natural language processing
Computer vision = image processing, image recognition, object detection, image analysis < OpenCV > Machine learning
Recommendation systems = recommender systems, collaborative filtering, personalization algorithms > Machine learning
Reinforcement learning > Machine learning
MLOps = ML Ops, model deployment, feature stores < MLflow, Kubeflow, SageMaker, Vertex AI, Azure ML > Machine learning
Artificial intelligence = AI, künstliche Intelligenz, KI, intelligence artificielle, inteligencia artificial, kunstmatige intelligentie
Data mining = data exploration, exploratory data analysis, EDA, clustering, segmentation analysis > Data analysis
Data cleaning = data cleansing, data preparation, data wrangling, data quality, data validation, Datenqualität, qualité des données, data integrity
Data governance = data management, master data management, MDM, data stewardship, metadata management, data catalog, Datenmanagement, Stammdatenpflege, master data, records and data governance
Data migration = data conversion, system migration
Data entry = data input, Dateneingabe, saisie de données, entrada de datos, gegevensinvoer, typing, data capture, keyboarding, Datenerfassung, 10-key
Optimization = operations research, linear programming, mathematical optimization, mathematical modeling, numerical methods, simulation modeling
Mathematics = Mathematik, mathématiques, matemáticas, wiskunde, maths, applied mathematics, linear algebra, calculus, algebra, numeracy
Bioinformatics = genomics, computational biology, next generation sequencing, NGS, sequence analysis
Survey research = questionnaire design, surveys, survey design, Umfragen < Qualtrics, SurveyMonkey
Google Analytics = GA4, web analytics, digital analytics < Adobe Analytics, Mixpanel, Amplitude analytics, Google Tag Manager | GTM > Data analysis
~ MySQL, PostgreSQL, SQL Server, Oracle Database, SQLite, DB2
~ MongoDB, DynamoDB, Cassandra, CouchDB, Cosmos DB
~ Redis, MongoDB
~ Snowflake, BigQuery, Databricks
~ Tableau, Power BI, Google Data Studio
~ TensorFlow, PyTorch, scikit-learn
~ SAS, SPSS, Stata, R, Minitab
~ R, Python
~ Spark, Hadoop, Flink
~ Airflow, dbt, Informatica
~ Machine learning, Statistics
~ Data analysis, Business intelligence, Reporting
~ Kafka, Flink
~ Data lakes, Data warehousing
~ Natural language processing, Computer vision
`;
